import { publicRoute } from '../../../content/public-route';

export default publicRoute('/portfolio-items', 'portfolio-item.find');
