import { listController } from '../../../content/list-controller';
import { HOME_SERVICES } from '../../../content/home-services';

export default listController(HOME_SERVICES);
