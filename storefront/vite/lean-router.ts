import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const library = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** Its package's exports name the development build only, whose warnings stay in a bundle. */
export const PRODUCTION_ROUTER = join(library, 'dist/production/index.mjs');

/** The part that only framework mode reaches and every link names; here it answers with nothing. */
const FRAMEWORK_PART = 'PrefetchPageLinks';

/** What a link marks itself with for framework mode, an attribute each. */
const DISCOVERED = 'discover = "render"';

/**
 * Leaves the router's framework mode out of the bundles: 6 kB of the browser's 93 (brotli). Names for debugging and
 * unmarked calls would keep what nobody uses. An update that renames a part stops the build.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-\w+\.mjs$/, code: /^var Link = /m },
      handler(code) {
        const unnamed = code
          .replace(/^(\w+\.displayName|RenderErrorBoundary\.contextType) = .*;$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
        const declaration = `\nfunction ${FRAMEWORK_PART}(`;
        for (const part of [declaration, DISCOVERED])
          if (!unnamed.includes(part))
            this.error(`react-router has no '${part.trim()}' any more: look at vite/lean-router.ts`);
        const lean = unnamed
          .replace(declaration, `\nfunction ${FRAMEWORK_PART}() { return null; }${declaration.replace('(', '_(')}`)
          .replaceAll(DISCOVERED, 'discover = "none"');
        return { code: lean, map: null };
      },
    },
  };
}
