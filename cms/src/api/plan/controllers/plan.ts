import { listController } from '../../../content/list-controller';
import { PLANS } from '../../../content/plans';

export default listController(PLANS);
