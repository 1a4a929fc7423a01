/** The actions that the CMS registers in src/analytics/permissions.ts. */
export const READ_NUMBERS = [{ action: 'api::analytics.read', subject: null }];
export const SEE_MONEY = [{ action: 'api::analytics.money', subject: null }];
