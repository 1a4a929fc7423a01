/** The actions that the CMS registers in src/orders/permissions.ts. */
export const HANDLE_ORDERS = [{ action: 'api::orders.handle', subject: null }];
export const ERASE_PERSON = [{ action: 'api::orders.erase', subject: null }];
