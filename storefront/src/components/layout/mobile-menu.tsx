import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths, sections } from '../../config/paths';
import { newWorkEmail, useSite } from '../../lib/site';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { ClientLogin } from './client-login';

const LINKS = [
  { to: `${paths.home}#${sections.services}`, label: 'Services' },
  { to: paths.portfolio, label: 'Our Work' },
  { to: paths.yearlyPackages, label: 'Yearly Packages' },
  { to: paths.about, label: 'About Us' },
  { to: paths.websiteOffer, label: 'WebsiteOffer', starred: true },
  { to: `${paths.home}#${sections.contact}`, label: 'Contact' },
];

/** From here on the bar has room for its links. */
const WIDE = '(min-width: 68rem)';

/** The navigation of small screens (S 2): the whole window, one line for each place. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const site = useSite();
  const mail = newWorkEmail(site);

  useEffect(() => {
    const media = window.matchMedia(WIDE);
    media.addEventListener('change', onClose);
    return () => media.removeEventListener('change', onClose);
  }, [onClose]);

  return (
    <Dialog open={open} onClose={onClose} title="Menu" kind="full">
      <nav aria-label="Main, small screen" className="px-6 pb-8">
        <ul>
          {LINKS.map(({ to, label, starred }) => (
            <li key={to} className="border-b border-hairline">
              <Link
                to={to}
                // The page in view is a place too: its link closes the menu as any other does.
                onClick={onClose}
                className="display-type flex min-h-17 items-center gap-3 text-headline transition-colors hover:text-action"
              >
                {label}
                {starred && (
                  <span className="text-action">
                    <Icon name="star" size={24} filled />
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-x-6 pt-6">
          <ClientLogin />
          <a href={`mailto:${mail}`} className="inline-flex min-h-11 items-center text-small text-link">
            {mail}
          </a>
        </div>
      </nav>
    </Dialog>
  );
}
