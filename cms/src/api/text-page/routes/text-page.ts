import { publicRoute } from '../../../content/public-route';

export default publicRoute('/text-pages/:slug', 'text-page.findOne');
