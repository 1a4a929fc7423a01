import { Link } from 'react-router-dom';
import { paths, sections } from '../../config/paths';
import { site } from '../../config/site';

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

/** Quick links, social links, copyright with the current year (S 2). */
export function SiteFooter() {
  return (
    <footer className="mt-24 border-t border-hairline print:hidden">
      <div className="wrap columns-12 gap-y-12 py-16">
        <p className="display-type col-span-12 text-headline lg:col-span-5">{site.line}</p>
        {COLUMNS.map(({ title, links }) => (
          <nav
            key={title}
            aria-label={title}
            className="col-span-6 sm:col-span-3 lg:col-span-2 lg:first-of-type:col-start-6"
          >
            <h2 className="font-sans text-caption font-normal tracking-normal text-muted">{title}</h2>
            <ul className="mt-3">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-9 items-center text-small transition-colors hover:text-action"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <nav aria-label="Social" className="col-span-6 sm:col-span-3 lg:col-span-1">
          <h2 className="font-sans text-caption font-normal tracking-normal text-muted">Follow</h2>
          <ul className="mt-3">
            {site.social.map(({ name, href }) => (
              <li key={name}>
                <a
                  href={href}
                  rel="noopener"
                  className="inline-flex min-h-9 items-center text-small transition-colors hover:text-action"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="wrap">
        <p className="figures label-type border-t border-hairline py-6">
          © {new Date().getFullYear()} {site.name}. Prices in US dollars.
        </p>
      </div>
    </footer>
  );
}
