import { listController } from '../../../content/list-controller';
import { WEBSITE_EXAMPLES } from '../../../content/website-examples';

export default listController(WEBSITE_EXAMPLES);
