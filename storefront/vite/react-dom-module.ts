import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'react-dom-client.production.js';
const library = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));

/** What `react-dom/client` is in production, without the check of the build before it. */
export const REACT_DOM_CLIENT = join(library, 'cjs', FILE);

/**
 * Makes React's renderer a module: as a CommonJS function within the bundle it is parsed a second time when it is
 * called, 18 to 35 ms of the main thread; a module's own level is parsed once, where the file is loaded.
 * An update that is written otherwise stops the build.
 */
export function reactDomModule(): Plugin {
  return {
    name: 'react-dom-module',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const imports: string[] = [];
        const module = code
          .replace(/\brequire\(("[\w-]+")\)/g, (_call, library: string) => {
            imports.push(`import required${imports.length} from ${library};\n`);
            return `required${imports.length - 1}`;
          })
          .replace(/^exports\.(\w+) = /gm, 'export const $1 = ');
        if (imports.length !== 3 || !module.includes('export const hydrateRoot') || /\bexports\./.test(module))
          this.error(`${FILE} is written otherwise: look at vite/react-dom-module.ts`);
        return { code: imports.join('') + module, map: null };
      },
    },
  };
}
