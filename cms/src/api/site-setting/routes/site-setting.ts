import { publicRoute } from '../../../content/public-route';

export default publicRoute('/site-settings', 'site-setting.find');
