import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths, sections } from '../../config/paths';
import { useLatestCallback } from '../../hooks/use-latest-callback';
import { useSite } from '../../lib/site';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { CartLink } from './cart-link';
import { ClientLogin } from './client-login';
import { NavigationLink } from './navigation-link';
import { PortfolioMenu } from './portfolio-menu';
import { Wordmark } from './wordmark';

const loadMobileMenu = () => import('./mobile-menu').then(({ MobileMenu }) => ({ default: MobileMenu }));
const MobileMenu = lazy(loadMobileMenu);

const ITEM =
  'inline-flex min-h-11 items-center text-small transition-colors hover:text-action aria-[current=page]:text-action';

/** The navigation bar (S 2); on small screens its links are in a menu, whose code comes when it is reached for. */
export function SiteHeader({ cartCount }: { cartCount: number }) {
  const site = useSite();
  const [menu, setMenu] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const closeMenu = useLatestCallback(() => setMenu('closed'));
  // A failed download is tried again, and reported, when the menu is opened.
  const prepareMenu = () => void loadMobileMenu().catch(() => undefined);

  return (
    <header className="sticky top-0 z-40 border-b border-hairline bg-page print:hidden">
      <div className="wrap flex h-18 items-center gap-8">
        <Link to={paths.home} aria-label={`${site.name}, home`} className="mr-auto lg:mr-6">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="mr-auto hidden items-center gap-7 lg:flex">
          <Link to={`${paths.home}#${sections.services}`} className={ITEM}>
            Services
          </Link>
          <PortfolioMenu itemClass={ITEM} />
          <NavigationLink to={paths.about} className={ITEM}>
            About Us
          </NavigationLink>
          <NavigationLink to={paths.websiteOffer} className={`${ITEM} gap-1.5`}>
            <span className="text-action">
              <Icon name="star" size={15} filled />
            </span>
            WebsiteOffer
          </NavigationLink>
          <Link to={`${paths.home}#${sections.contact}`} className={ITEM}>
            Contact
          </Link>
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
            icon="menu"
            label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={menu === 'open'}
            onPointerEnter={prepareMenu}
            onFocus={prepareMenu}
            onClick={() => setMenu('open')}
            className="-mr-2 lg:hidden"
          />
        </div>
      </div>
      {menu !== 'never opened' && (
        <Suspense>
          <MobileMenu open={menu === 'open'} onClose={closeMenu} />
        </Suspense>
      )}
    </header>
  );
}
