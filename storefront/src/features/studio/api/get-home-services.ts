import { CONTENT_FALLBACKS, CONTENT_PATHS, type HomeService } from '@kiln/contracts/content-api';
import { useContent } from '../../../lib/use-content';

export const HOME_SERVICES_KEY = CONTENT_PATHS.homeServices;

export const useHomeServices = () => useContent<HomeService[]>(HOME_SERVICES_KEY, CONTENT_FALLBACKS.homeServices);
