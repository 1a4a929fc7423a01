/** GET: `{version}`, another text after every change of what the public sees. */
export const VERSION_KEY = '/api/products/version';
