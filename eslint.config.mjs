import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import unicorn from 'eslint-plugin-unicorn';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const storefrontFeatures = [
  'admin-access',
  'booking',
  'cart',
  'checkout',
  'inquiries',
  'orders',
  'payment-result',
  'plans',
  'portfolio',
  'product',
  'shop',
  'studio',
  'website-offer',
  'wishlist',
];

/** A zone of `import-x/no-restricted-paths`: files in `target` may not import `from`. */
const zone = (target, from, message, except = []) => ({ target, from, message, except });

// The direction of imports, as drawn in docs/architecture.md.
const zones = [
  zone('./contracts/src', ['./payments-service', './storefront', './cms', './e2e'], 'contracts import nothing of ours'),
  zone('./payments-service', ['./storefront', './cms'], 'services share contracts only'),
  zone('./storefront', ['./payments-service', './cms'], 'services share contracts only'),
  zone('./cms', ['./payments-service', './storefront', './contracts'], 'the CMS stands alone'),
  zone('./payments-service/src', './payments-service/sandbox', 'the service never knows its sandbox', [
    './app.ts',
    './testing/paypal-specs.ts',
  ]),
  zone('./payments-service/sandbox', './payments-service/src', 'the sandbox knows the provider, not the service'),
  zone(
    ['./payments-service/src/orders', './payments-service/src/delivery', './payments-service/src/webhooks'],
    ['./payments-service/src/db', './payments-service/src/routes', './payments-service/src/middleware'],
    'the domain has ports; SQL and HTTP come in from outside',
  ),
  zone(
    ['./payments-service/src/routes', './payments-service/src/middleware'],
    ['./payments-service/src/db', './payments-service/src/providers'],
    'a route parses, calls one verb, answers',
  ),
  zone(
    ['./storefront/src/config', './storefront/src/lib', './storefront/src/hooks', './storefront/src/components'],
    ['./storefront/src/features', './storefront/src/app'],
    'shared code knows no feature',
  ),
  zone('./storefront/src/features', './storefront/src/app', 'features do not know the app'),
  ...storefrontFeatures.map((feature) =>
    zone(`./storefront/src/features/${feature}`, './storefront/src/features', 'features meet in a route file', [
      `./${feature}`,
    ]),
  ),
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/build/',
      '**/.cache/',
      '**/.tmp/',
      'data/',
      'cms/.strapi/',
      'cms/types/',
      'cms/seed/**/source/',
      'cms/seed/assets/*/kit/',
      '**/generated/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: { 'import-x': importX, unicorn },
    languageOptions: { globals: { ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['contracts', 'payments-service', 'storefront', 'e2e', 'cms'].map((name) => `${name}/tsconfig.json`),
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'unicorn/filename-case': ['error', { case: 'kebabCase', ignore: [/^_/, /\.d\.ts$/] }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['storefront/**/*.{ts,tsx}', 'cms/src/admin/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: { ...globals.browser } },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  { files: ['storefront/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['payments-service/sandbox/browser/**'],
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    // Only these speak to a person at a terminal.
    files: [
      'scripts/**',
      'cms/seed/**',
      '**/scripts/**',
      '**/src/server.ts',
      '**/sandbox/server.ts',
      '**/cli/main.ts',
      '**/crash/main.ts',
      '**/crash/containers/main.ts',
      'cms/config/**',
    ],
    rules: { 'no-console': 'off' },
  },
  { files: ['storefront/src/**'], rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] } },
);
