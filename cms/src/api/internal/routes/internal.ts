/** Calls between the services; the secret is checked by the middleware, nothing else lets a caller in. */
const servicesOnly = { auth: false, middlewares: ['global::service-secret'] };

export default {
  routes: [
    { method: 'GET', path: '/internal/price-list', handler: 'internal.priceList', config: servicesOnly },
    { method: 'GET', path: '/internal/deliverables', handler: 'internal.deliverables', config: servicesOnly },
  ],
};
