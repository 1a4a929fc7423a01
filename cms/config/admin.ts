import type { Core } from '@strapi/strapi';
import { SharedLoginLimit } from '../src/auth/shared-login-limit';

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  url: '/admin',
  auth: {
    secret: env('ADMIN_JWT_SECRET'),
    cookie: { secure: env('PUBLIC_URL', '').startsWith('https:') },
  },
  rateLimit: { store: new SharedLoginLimit() },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  ai: { enabled: false },
  // The panel has its own (src/preview): this one asks for no permission and needs pages that can be framed.
  preview: { enabled: false },
});
