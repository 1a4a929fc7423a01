import { CONTENT_FALLBACKS, CONTENT_PATHS, type PortfolioItem } from '@kiln/contracts/content-api';
import { useContent } from '../../../lib/use-content';

export const PORTFOLIO_ITEMS_KEY = CONTENT_PATHS.portfolioItems;

/** All published work, in the editors' order. */
export const usePortfolioItems = () => useContent<PortfolioItem[]>(PORTFOLIO_ITEMS_KEY, CONTENT_FALLBACKS.portfolio);
