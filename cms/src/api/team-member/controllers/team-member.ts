import { listController } from '../../../content/list-controller';
import { TEAM_MEMBERS } from '../../../content/team-members';

export default listController(TEAM_MEMBERS);
