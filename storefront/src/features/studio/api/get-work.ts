import { CONTENT_FALLBACKS, CONTENT_PATHS, type PortfolioItem } from '@kiln/contracts/content-api';
import { useContent } from '../../../lib/use-content';

export const WORK_KEY = CONTENT_PATHS.portfolioItems;

export const useWork = () => useContent<PortfolioItem[]>(WORK_KEY, CONTENT_FALLBACKS.portfolio);
