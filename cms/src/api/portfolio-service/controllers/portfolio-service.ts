import { listController } from '../../../content/list-controller';
import { PORTFOLIO_SERVICES } from '../../../content/portfolio-services';

export default listController(PORTFOLIO_SERVICES);
