import type { Core } from '@strapi/strapi';
import { panelSession } from '../../../auth/panel-session';
import { PUBLIC_READERS } from '../../../auth/public-reader';

const publicRead = {
  auth: { strategies: PUBLIC_READERS },
  middlewares: ['global::public-cache', 'global::preview'],
};

/** The product calls of S 7. Reads and counting need the public permission of bootstrap/public-permissions; the rest an administrator. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const administrators = { auth: { strategies: ['content-api-token', panelSession(strapi)] } };

  return {
    routes: [
      { method: 'GET', path: '/products', handler: 'product.find', config: publicRead },
      { method: 'GET', path: '/products/price-range', handler: 'product.priceRange', config: publicRead },
      { method: 'GET', path: '/products/version', handler: 'product.version', config: publicRead },
      { method: 'GET', path: '/products/:number', handler: 'product.findOne', config: publicRead },
      { method: 'POST', path: '/products/:number/counts', handler: 'product.count' },
      { method: 'GET', path: '/products/:number/analytics', handler: 'product.analytics', config: administrators },
      { method: 'POST', path: '/products', handler: 'product.create', config: administrators },
      { method: 'PUT', path: '/products/:number', handler: 'product.update', config: administrators },
      { method: 'DELETE', path: '/products/:number', handler: 'product.delete', config: administrators },
    ],
  };
};
