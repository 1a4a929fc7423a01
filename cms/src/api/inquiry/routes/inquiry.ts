/** The forms' calls (S 7). They need the public permission of bootstrap/public-permissions. */
export default {
  routes: [
    { method: 'POST', path: '/submit-consultation', handler: 'inquiry.consultation' },
    { method: 'POST', path: '/inquiries/submit', handler: 'inquiry.plan' },
    { method: 'POST', path: '/inquiries/contact', handler: 'inquiry.contact' },
  ],
};
