import type { Core } from '@strapi/strapi';

/** Pictures and videos for pages. Files for sale never come here; SVG is left out because it can run scripts. */
const MEDIA_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'video/mp4', 'video/webm'];

const MEDIA_SIZE_LIMIT = 100 * 1024 * 1024;

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  'users-permissions': { config: { jwtSecret: env('JWT_SECRET') } },
  upload: {
    config: {
      sizeLimit: MEDIA_SIZE_LIMIT,
      breakpoints: { large: 1600, medium: 960, small: 480 },
      security: { allowedTypes: MEDIA_TYPES },
    },
  },
});
