import { randomInt } from 'node:crypto';
import { inject } from 'vitest';
import { call, type Answer } from './http';
import { uniqueWord, type Success } from './products';

/** Read as both, because a test says which it expects. */
export interface FormAnswer<Data> {
  success: boolean;
  data: Data;
  error: { code: string; message: string; fields?: Record<string, string> };
}

/** An address that no other test sends from. */
export function newClient(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

export function newEmail(): string {
  return `${uniqueWord()}@example.com`;
}

/** Sends a form as a visitor at an address of their own does; our proxy appends the address that it saw. */
export async function send<Data = { reference: string }>(
  path: string,
  json: object,
  { client = newClient(), url = inject('cms').url } = {},
): Promise<Answer<FormAnswer<Data>>> {
  const headers = { 'X-Forwarded-For': `192.0.2.1, ${client}` };
  return call(`${url}/api/${path}`, { method: 'POST', json, headers });
}

export function aConsultation(fields: object = {}) {
  return {
    name: 'Ada Lovelace',
    email: newEmail(),
    phone: '+44 117 496 0000',
    message: 'A site for a pottery: twelve pages, a shop later.',
    currentWebsite: '',
    selectedWebsite: null,
    websiteType: 'Creative Portfolio',
    ...fields,
  };
}

export function aPlanInquiry(fields: object = {}) {
  return {
    name: 'Grace Hopper',
    email: newEmail(),
    company: 'Harbour Pots',
    message: 'When could you start?',
    planId: 'no-such-plan',
    planName: 'Complete Branding',
    planPrice: '$1',
    ...fields,
  };
}

export function aContactMessage(fields: object = {}) {
  return {
    name: 'Mary Somerville',
    email: newEmail(),
    message: 'Do you make letterheads?',
    submittedAt: '2026-11-20T09:30:00.000Z',
    ...fields,
  };
}

export interface Slots {
  timeZone: string;
  slotMinutes: number;
  days: { date: string; slots: { startsAt: string }[] }[];
}

export interface Booked {
  reference: string;
  startsAt: string;
  endsAt: string;
  calendar: string;
}

export function aBooking<Fields extends object>(fields: Fields) {
  return {
    name: 'Ada Lovelace',
    email: newEmail(),
    timeZone: 'America/New_York',
    message: 'About a shop.',
    ...fields,
  };
}

/** The slots that are free now, in order. */
export async function freeStarts(url = inject('cms').url): Promise<string[]> {
  const { days } = (await call<Success<Slots>>(`${url}/api/bookings/slots`)).body.data;
  return days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
}

/** Slots of different tests never meet: each takes from its own place in the list. */
export async function slotAt(place: number, url = inject('cms').url): Promise<string> {
  const startsAt = (await freeStarts(url)).at(place);
  if (startsAt === undefined) throw new Error(`No slot at ${place}`);
  return startsAt;
}

export type Row = Record<string, unknown>;

/** Deletes an entry as the panel does. */
export async function deleteEntry(type: 'inquiry' | 'booking', row: Row | undefined): Promise<Answer<unknown>> {
  const { url, tokens } = inject('cms');
  const path = `${url}/content-manager/collection-types/api::${type}.${type}/${String(row?.documentId)}`;
  return call(path, { method: 'DELETE', token: tokens.admin });
}

/** Changes a booking as the panel does. */
export async function changeBooking(
  row: Row | undefined,
  json: object,
  { url, token } = { url: inject('cms').url, token: inject('cms').tokens.admin },
): Promise<Answer<{ error?: { message: string } }>> {
  const path = `${url}/content-manager/collection-types/api::booking.booking/${String(row?.documentId)}`;
  return call(path, { method: 'PUT', token, json });
}

/** Rows of a content type as the panel lists them, by a field. */
export async function rowsOf(
  type: 'inquiry' | 'booking',
  field: string,
  value: string,
  { url, token } = { url: inject('cms').url, token: inject('cms').tokens.admin },
): Promise<Row[]> {
  const filter = `filters[${field}][$eq]=${encodeURIComponent(value)}`;
  const path = `${url}/content-manager/collection-types/api::${type}.${type}?${filter}`;
  return (await call<{ results: Row[] }>(path, { token })).body.results;
}
