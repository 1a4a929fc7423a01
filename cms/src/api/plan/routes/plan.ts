import { publicRoute } from '../../../content/public-route';

export default publicRoute('/plans', 'plan.find');
