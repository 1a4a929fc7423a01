import type { Core } from '@strapi/strapi';
import type { Studio } from '../studio/studio';

/** A part of a mail's body; both forms of the mail are made from it. */
export type Block =
  | { kind: 'paragraph'; text: string }
  /** Somebody's own words. */
  | { kind: 'quote'; text: string }
  | { kind: 'steps'; steps: string[] }
  | { kind: 'facts'; facts: [label: string, value: string][] }
  | { kind: 'link'; text: string; href: string };

/** A mail before it is laid out. */
export interface MailDraft {
  to: Person;
  replyTo: Person | null;
  subject: string;
  heading: string;
  blocks: Block[];
  /** To a visitor or about one: what other machines should not answer (RFC 3834). */
  autoSubmitted: 'auto-generated' | 'auto-replied';
  calendar?: { text: string; method: 'PUBLISH' | 'CANCEL' };
}

/** A mail that a person wrote in the panel: plain text that goes out as it is. */
export interface Letter {
  to: Person;
  replyTo: Person;
  subject: string;
  text: string;
  /** Message-IDs of what it follows, oldest first. */
  thread: string[];
}

/** Name and address apart: the mail library encodes them, so that neither can add a header. */
export interface Person {
  name: string;
  address: string;
}

/** Writes the mail about a document as things stand when it is sent; null when there is nothing to send any more. */
export type Compose<Mail = MailDraft | Letter> = (
  strapi: Core.Strapi,
  about: string,
  studio: Studio,
) => Promise<Mail | null>;

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const quote = (text: string): Block => ({ kind: 'quote', text });

/** Facts without those that are missing. */
export function facts(all: Record<string, string | null>): Block {
  return { kind: 'facts', facts: Object.entries(all).filter((fact): fact is [string, string] => fact[1] !== null) };
}
