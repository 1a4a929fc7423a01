import { publicRoute } from '../../../content/public-route';

export default publicRoute('/website-examples', 'website-example.find');
