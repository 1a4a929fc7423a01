import type { ReactNode } from 'react';
import { sections } from '../../config/paths';
import { daysText, timeText } from '../../lib/business-hours';
import { useSite } from '../../lib/site';

interface ContactProps {
  level?: 'h1' | 'h2';
  /** The form, of another feature. */
  children: ReactNode;
}

/** Who to write to, where and when (S 2, S 9), beside the form. */
export function Contact({ level: Heading = 'h2', children }: ContactProps) {
  const site = useSite();
  const below = Heading === 'h1' ? 'h2' : 'h3';
  return (
    <section
      id={sections.contact}
      aria-labelledby="contact-title"
      className={Heading === 'h1' ? 'wrap pt-14 md:pt-24' : 'later wrap pt-24 md:pt-36'}
    >
      <div className="columns-12 gap-y-12 border-t border-hairline pt-6">
        <div className="col-span-12 lg:col-span-5">
          <Heading id="contact-title" className="display-type text-display">
            Contact
          </Heading>
          {site.contactLead && <p className="mt-6 max-w-[36ch] text-lead text-muted">{site.contactLead}</p>}
        </div>
        <div className="col-span-12 lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:pt-2">{children}</div>
        <div className="col-span-12 self-end lg:col-span-5">
          <Block level={below} title="E-mail">
            <LinkList links={site.emails} scheme="mailto:" />
          </Block>
          <Block level={below} title="Telephone">
            <LinkList links={site.phones} scheme="tel:" />
          </Block>
          <Block level={below} title="Address">
            <address className="not-italic">
              {site.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </Block>
          <Block level={below} title="Hours">
            <dl className="figures">
              {site.hours.map((hours) => (
                <div key={hours.firstDay} className="grid grid-cols-[5rem_1fr]">
                  <dt>{daysText(hours)}</dt>
                  <dd className="text-muted">{timeText(hours)}</dd>
                </div>
              ))}
            </dl>
          </Block>
        </div>
      </div>
    </section>
  );
}

function Block({ title, level: Title, children }: { title: string; level: 'h2' | 'h3'; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_1fr] border-t border-hairline py-4 text-small sm:grid-cols-[9rem_1fr]">
      <Title className="font-sans text-small font-normal tracking-normal text-muted">{title}</Title>
      {children}
    </div>
  );
}

interface LinkListProps {
  links: readonly { label: string; value: string }[];
  scheme: 'mailto:' | 'tel:';
}

function LinkList({ links, scheme }: LinkListProps) {
  return (
    <ul className="figures grid gap-3 sm:gap-1">
      {links.map(({ label, value }) => (
        <li key={value} className="flex flex-col gap-x-6 sm:flex-row sm:justify-between">
          <a href={`${scheme}${scheme === 'tel:' ? value.replaceAll(' ', '') : value}`} className="text-link">
            {value}
          </a>
          <span className="text-muted">{label}</span>
        </li>
      ))}
    </ul>
  );
}
