import { Link } from 'react-router-dom';
import { paths, sections } from '../../config/paths';
import { useHydrated } from '../../hooks/use-hydrated';
import { trackingIds } from '../../lib/analytics';
import { useSite } from '../../lib/site';
import { ButtonLink } from '../ui/button';

const COLUMNS = [
  {
    title: 'Studio',
    links: [
      { to: `${paths.home}#${sections.services}`, label: 'Services' },
      { to: paths.portfolio, label: 'Our Work' },
      { to: paths.about, label: 'About Us' },
      { to: paths.contact, label: 'Contact' },
    ],
  },
  {
    title: 'Buy',
    links: [
      { to: paths.shop, label: 'Shop' },
      { to: paths.yearlyPackages, label: 'Yearly Packages' },
      { to: paths.websiteOffer, label: 'WebsiteOffer' },
      { to: paths.accountOrders, label: 'My Orders' },
    ],
  },
  {
    title: 'Fine print',
    links: [
      { to: paths.help, label: 'Help' },
      { to: paths.licence, label: 'Licence' },
      { to: paths.terms, label: 'Terms' },
      { to: paths.privacy, label: 'Privacy' },
    ],
  },
] as const;

const COLUMN = 'col-span-6 sm:col-span-3 lg:col-span-2 lg:first-of-type:col-start-6';
const TITLE = 'font-sans text-caption font-normal tracking-normal text-muted';
const LINK = 'inline-flex min-h-9 items-center text-small transition-colors hover:text-action';

/** Quick links, social links, copyright with the current year (S 2). */
export function SiteFooter() {
  const site = useSite();
  const counted = useHydrated() && trackingIds() !== null;
  return (
    <footer className="mt-24 border-t border-hairline md:mt-36 print:hidden">
      <div className="wrap columns-12 gap-y-12 py-16">
        <div className="col-span-12 flex flex-col items-start justify-between gap-8 lg:col-span-5">
          <p className="display-type max-w-[11ch] text-headline">{site.line}</p>
          <ButtonLink to={paths.booking} variant="outline" iconEnd="arrow">
            Book a consultation
          </ButtonLink>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title} className={COLUMN}>
            <h2 className={TITLE}>{title}</h2>
            <ul className="mt-3">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={LINK}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {site.social.length > 0 && (
          <nav aria-label="Social" className="col-span-6 sm:col-span-3 lg:col-span-1">
            <h2 className={TITLE}>Follow</h2>
            <ul className="mt-3">
              {site.social.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="noopener" className={LINK}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className="wrap">
        <div className="flex flex-wrap justify-between gap-x-8 border-t border-hairline py-6">
          <p className="figures label-type">
            © {new Date().getFullYear()} {site.name}. Prices in US dollars.
          </p>
          {counted && (
            <button
              type="button"
              onClick={() => dispatchEvent(new Event('kiln:consent'))}
              className="label-type text-link"
            >
              Counting visits: change your choice
            </button>
          )}
        </div>
      </div>
    </footer>
  );
}
