import { publicRoute } from '../../../content/public-route';

export default publicRoute('/team-members', 'team-member.find');
