import type { ReactNode } from 'react';
import { SiteFooter } from '../components/layout/site-footer';
import { SiteHeader } from '../components/layout/site-header';
import { useCartCount } from '../features/cart/use-cart';
import { PreviewBar } from './preview-bar';
import { NavigationEffects } from './navigation-effects';

/** The common header and footer around a page; a bare page has neither (S 2). */
export function Frame({ bare, children }: { bare: boolean; children: ReactNode }) {
  const cartCount = useCartCount();
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {!bare && <SiteHeader cartCount={cartCount} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {!bare && <SiteFooter />}
      <PreviewBar />
      <NavigationEffects />
    </>
  );
}
