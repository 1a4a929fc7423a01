import type { ReactNode } from 'react';
import { sections } from '../../config/paths';
import { site } from '../../config/site';

/** Address, e-mails, telephones, hours (S 2, S 9). */
export function Contact({ level: Heading = 'h2' }: { level?: 'h1' | 'h2' }) {
  const below = Heading === 'h1' ? 'h2' : 'h3';
  return (
    <section id={sections.contact} aria-labelledby="contact-title" className="wrap pt-24 md:pt-36">
      <div className="columns-12 gap-y-12 border-t border-hairline pt-6">
        <div className="col-span-12 lg:col-span-6">
          <Heading id="contact-title" className="display-type text-display">
            Contact
          </Heading>
          <p className="mt-6 max-w-[40ch] text-lead text-muted">
            Tell us what it is for, when you need it and what it may cost. You get an answer from a person.
          </p>
          <a
            href={`mailto:${site.emails[0].value}`}
            className="display-title mt-8 inline-block text-title underline decoration-action underline-offset-8 transition-colors hover:text-action md:text-headline"
          >
            {site.emails[0].value}
          </a>
        </div>
        <div className="col-span-12 grid content-start gap-x-8 gap-y-10 sm:grid-cols-2 lg:col-span-6">
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
              {site.hours.map(({ days, time }) => (
                <div key={days} className="flex justify-between gap-4">
                  <dt>{days}</dt>
                  <dd className="text-muted">{time}</dd>
                </div>
              ))}
            </dl>
          </Block>
          <Block level={below} title="E-mail">
            <LinkList links={site.emails} scheme="mailto:" />
          </Block>
          <Block level={below} title="Telephone">
            <LinkList links={site.phones} scheme="tel:" />
          </Block>
        </div>
      </div>
    </section>
  );
}

function Block({ title, level: Title, children }: { title: string; level: 'h2' | 'h3'; children: ReactNode }) {
  return (
    <div className="border-t border-hairline pt-3 text-small leading-relaxed">
      <Title className="mb-2 font-sans text-caption font-normal tracking-normal text-muted">{title}</Title>
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
    <ul className="figures">
      {links.map(({ label, value }) => (
        <li key={value} className="flex flex-wrap justify-between gap-x-4">
          <span className="text-muted">{label}</span>
          <a href={`${scheme}${scheme === 'tel:' ? value.replaceAll(' ', '') : value}`} className="text-link">
            {value}
          </a>
        </li>
      ))}
    </ul>
  );
}
