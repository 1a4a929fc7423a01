import { CONTENT_FALLBACKS, CONTENT_PATHS, type PortfolioService } from '@kiln/contracts/content-api';
import { useContent } from '../../../lib/use-content';

export const PORTFOLIO_SERVICES_KEY = CONTENT_PATHS.portfolioServices;

/** The services with their sub-services, in the editors' order. */
export const usePortfolioServices = () =>
  useContent<PortfolioService[]>(PORTFOLIO_SERVICES_KEY, CONTENT_FALLBACKS.portfolio);
