import { installAll } from './lib/prepare.mjs';

await installAll();
