import { paths } from '../../config/paths';
import { textPageRoute } from '../text-page-route';

export const { keys, meta, Component } = textPageRoute({ slug: 'licence', path: paths.licence, title: 'Licence' });
