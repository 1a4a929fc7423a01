import { photographExample } from '../../../lib/site.mjs';

/** Both pages are plain HTML and need nothing rendered. */
export const takePictures = photographExample;
