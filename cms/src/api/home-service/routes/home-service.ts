import { publicRoute } from '../../../content/public-route';

export default publicRoute('/home-services', 'home-service.find');
