import { describe, expect, it } from 'vitest';
import { checkSettings } from './settings';

const env = {
  APP_KEYS: 'a',
  API_TOKEN_SALT: 'b',
  ADMIN_JWT_SECRET: 'c',
  TRANSFER_TOKEN_SALT: 'd',
  JWT_SECRET: 'e',
  ENCRYPTION_KEY: 'f',
  SERVICE_SECRET: 'g',
};

describe('checkSettings', () => {
  it('names every missing secret at once', () => {
    const without = { ...env, JWT_SECRET: '', SERVICE_SECRET: undefined };
    expect(() => checkSettings(without, '/data/private', '/data/public')).toThrow(/set JWT_SECRET, SERVICE_SECRET /);
  });

  it('wants the keys of a bucket with it', () => {
    const bucket = { ...env, S3_MEDIA_BUCKET: 'media', S3_ACCESS_KEY_ID: 'a' };
    expect(() => checkSettings(bucket, '/data/private', '/data/public')).toThrow(/set S3_SECRET_ACCESS_KEY /);
  });

  it.each(['/data/public', '/data/public/uploads', '/data/public/../public/x'])(
    'refuses to keep files for sale in %s',
    (privateDir) => {
      expect(() => checkSettings(env, privateDir, '/data/public')).toThrow(/PRIVATE_DIR/);
    },
  );

  it.each(['/data/private', '/data/public-not', '/data'])('accepts %s', (privateDir) => {
    expect(() => checkSettings(env, privateDir, '/data/public')).not.toThrow();
  });
});
