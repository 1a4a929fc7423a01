import { publicRoute } from '../../../content/public-route';

export default publicRoute('/portfolio-services', 'portfolio-service.find');
