import type { Core } from '@strapi/strapi';
import { publicUrl } from '../settings';

/** A mail's Message-ID, the same at every attempt. @param key as the outbox's `mailKey` says */
export function messageIdOf(strapi: Core.Strapi, key: string): string {
  return `<${key}@${publicUrl(strapi).hostname}>`;
}
