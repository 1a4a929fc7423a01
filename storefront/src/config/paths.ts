/** Every URL of the site, each with its builder (S 2). Patterns are react-router's. */
export const paths = {
  home: '/',
  about: '/about-us',
  websiteOffer: '/website-offer',
  yearlyPackages: '/yearly-packages',
  portfolio: '/portfolio',
  portfolioCategoryPattern: '/portfolio/:service/:subService',
  portfolioCategory: (service: string, subService: string) => `/portfolio/${service}/${subService}`,
  booking: '/booking',
  shop: '/shop',
  cart: '/cart',
  wishlist: '/wishlist',
  checkout: '/checkout',
  productPattern: '/product/:id',
  product: (id: number) => `/product/${id}`,
  paymentSuccess: '/payment-success',
  paymentFailure: '/payment-failure',
  orderPattern: '/orders/:token',
  order: (token: string) => `/orders/${token}`,
  accountOrders: '/account/orders',
  admin: '/admin',
  adminPanel: '/admin/',
  previewEnded: '/preview-ended',
  contact: '/contact',
  help: '/help',
  privacy: '/privacy',
  terms: '/terms',
  licence: '/licence',
} as const;

/** Ids of the home page's sections that the navigation scrolls to. */
export const sections = { services: 'services', work: 'work', contact: 'contact' } as const;
