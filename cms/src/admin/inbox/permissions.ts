/** The action that the CMS registers in src/desk/permissions.ts. */
export const HANDLE_INBOX = [{ action: 'api::inbox.handle', subject: null }];
