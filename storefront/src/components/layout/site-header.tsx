import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths, sections } from '../../config/paths';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { CartLink } from './cart-link';
import { ClientLogin } from './client-login';
import { PortfolioMenu } from './portfolio-menu';
import { Wordmark } from './wordmark';

const ITEM =
  'inline-flex min-h-11 items-center text-small transition-colors hover:text-action aria-[current=page]:text-action';

/** The navigation bar (S 2); on small screens its links fold into a menu. */
export function SiteHeader({ cartCount }: { cartCount: number }) {
  const { key } = useLocation();
  // Open on this page only: following a link closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;

  return (
    <header className="sticky top-0 z-40 border-b border-hairline bg-page print:hidden">
      <div className="wrap flex h-18 items-center gap-8">
        <Link to={paths.home} aria-label="Kiln, home" className="mr-auto lg:mr-6">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="mr-auto hidden items-center gap-7 lg:flex">
          <NavigationLinks />
        </nav>
        <div className="hidden lg:block">
          <ClientLogin />
        </div>
        <div className="flex items-center gap-2">
          <CartLink count={cartCount} />
          <Link
            to={paths.shop}
            className="inline-flex min-h-11 items-center bg-action px-5 text-small font-semibold text-on-action transition-colors hover:bg-action-strong"
          >
            Shop
          </Link>
          <IconButton
            icon={open ? 'close' : 'menu'}
            label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls="mobile-menu"
            onClick={() => setOpenAt(open ? null : key)}
            className="-mr-2 lg:hidden"
          />
        </div>
      </div>
      <nav
        id="mobile-menu"
        aria-label="Main, small screen"
        hidden={!open}
        className="wrap max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-t border-hairline bg-page pt-4 pb-8 lg:hidden"
      >
        <div className="flex flex-col divide-y divide-hairline [&_a]:display-title [&_a]:min-h-14 [&_a]:text-title">
          <NavigationLinks stacked />
        </div>
        <div className="mt-6">
          <ClientLogin />
        </div>
      </nav>
    </header>
  );
}

function NavigationLinks({ stacked = false }: { stacked?: boolean }) {
  return (
    <>
      <Link to={`${paths.home}#${sections.services}`} className={ITEM}>
        Services
      </Link>
      {stacked ? (
        <>
          <NavLink to={paths.portfolio} className={ITEM} end>
            Our Work
          </NavLink>
          <NavLink to={paths.yearlyPackages} className={ITEM}>
            Yearly Packages
          </NavLink>
        </>
      ) : (
        <PortfolioMenu itemClass={ITEM} />
      )}
      <NavLink to={paths.about} className={ITEM}>
        About Us
      </NavLink>
      <NavLink to={paths.websiteOffer} className={`${ITEM} gap-1.5`}>
        <span className="text-action">
          <Icon name="star" size={15} filled />
        </span>
        WebsiteOffer
      </NavLink>
      <Link to={`${paths.home}#${sections.contact}`} className={ITEM}>
        Contact
      </Link>
    </>
  );
}
