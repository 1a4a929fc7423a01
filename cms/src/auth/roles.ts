/** Codes of the panel's roles. Strapi makes the first three, bootstrap/panel-roles the fourth. */
export const SUPER_ADMIN = 'strapi-super-admin';
export const EDITOR = 'strapi-editor';
export const AUTHOR = 'strapi-author';
export const SUPPORT = 'support';

/** Whom the panel lets in. Any other role adds rights to an account that has one of these, and opens nothing alone. */
export const PRIVILEGED_ROLES: readonly string[] = [SUPER_ADMIN, EDITOR, SUPPORT];

/** Who may change the catalogue from outside the panel. */
export const CATALOGUE_ROLES: readonly string[] = [SUPER_ADMIN, EDITOR];
