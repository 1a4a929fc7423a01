import { randomUUID } from 'node:crypto';
import { aContactMessage, send } from './forms';
import { call, type Answer } from './http';

export interface MailState {
  state: string;
  attempts: number;
  sentAt: string | null;
  answer: string | null;
}

export interface Entry {
  id: string;
  kind: string;
  at: string;
  actor: string;
  text: string | null;
  detail: Record<string, unknown>;
  mail: MailState | null;
}

export interface Inquiry {
  id: string;
  reference: string;
  state: string;
  revision: number;
  email: string;
  message: string | null;
  receivedAt: string;
  waitingSince: string | null;
  owner: { id: number; name: string } | null;
  mergedInto: { id: string; reference: string } | null;
  merged: { id: string; reference: string; message: string | null }[];
  entries: Entry[];
  others: { id: string; reference: string }[];
  colleagues: { id: number; name: string }[];
  me: number;
}

export interface InboxList {
  inquiries: (Omit<Inquiry, 'revision'> & { isUndelivered: boolean; excerpt: string })[];
  total: number;
  unanswered: number;
  overdue: number;
  undelivered: number;
}

export interface Refusal {
  code: string;
  message: string;
  fields?: Record<string, string>;
}

export interface Desk {
  ask: <Data>(method: string, path: string, json?: object) => Promise<Answer<{ data: Data; error: Refusal }>>;
  search: (filters: object) => Promise<InboxList>;
  read: (id: string) => Promise<Inquiry>;
  /** A new message of a visitor, as the panel shows it. */
  newMessage: (fields?: object) => Promise<Inquiry>;
}

export const aKey = () => randomUUID();

/** The panel's desks as somebody with this token has them. */
export function deskOf(url: string, token: string): Desk {
  const ask: Desk['ask'] = (method, path, json = {}) =>
    call(`${url}/admin${path}`, { method, token, ...(method !== 'GET' && { json }) });
  const search: Desk['search'] = async (filters) =>
    (await ask<InboxList>('POST', '/inbox-desk/inquiries/search', filters)).body.data;
  const read: Desk['read'] = async (id) => (await ask<Inquiry>('GET', `/inbox-desk/inquiries/${id}`)).body.data;
  return {
    ask,
    search,
    read,
    newMessage: async (fields = {}) => {
      const { body } = await send('inquiries/contact', aContactMessage(fields), { url });
      const { inquiries } = await search({ q: body.data.reference, show: 'all' });
      return read(inquiries[0]?.id ?? 'none');
    },
  };
}
