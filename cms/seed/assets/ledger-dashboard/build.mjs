export { buildPackage, takePictures } from '../../lib/plate.mjs';
