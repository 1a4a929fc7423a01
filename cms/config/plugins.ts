import type { Core } from '@strapi/strapi';
import { clientOptions, readStoreSettings } from '../src/storage/bucket-settings';

/** Pictures, videos and 3D models for pages. Files for sale never come here; SVG is left out: it can run scripts. */
const MEDIA_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'video/mp4',
  'video/webm',
  'model/gltf-binary',
];

const MEDIA_SIZE_LIMIT = 100 * 1024 * 1024;

/** Media keep their addresses in a bucket: src/middlewares/media-bucket.ts serves them. Nothing is made public there. */
function providerOf(env: Parameters<typeof readStoreSettings>[0]) {
  const settings = readStoreSettings(env);
  if (settings.mediaBucket === '') return {};
  const s3Options = { ...clientOptions(settings), params: { Bucket: settings.mediaBucket, ACL: undefined } };
  return { provider: 'aws-s3', providerOptions: { baseUrl: '/uploads', s3Options } };
}

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  'users-permissions': { config: { jwtSecret: env('JWT_SECRET') } },
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: {
        url: env('SMTP_URL'),
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
      },
      settings: { defaultFrom: env('MAIL_FROM', 'studio@localhost') },
    },
  },
  upload: {
    config: {
      ...providerOf(env),
      sizeLimit: MEDIA_SIZE_LIMIT,
      // A phone's width at one, two and three device pixels per CSS pixel, and a desktop's.
      breakpoints: { xlarge: 1600, large: 1080, medium: 720, small: 480 },
      security: { allowedTypes: MEDIA_TYPES },
    },
  },
});
