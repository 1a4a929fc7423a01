import { fault, type Fault } from './faults';

interface HoursInput {
  firstDay?: string;
  lastDay?: string;
  opens?: string | null;
  closes?: string | null;
}

/** Site settings on their way into the database; what is left out stays as it is. */
interface SettingsInput {
  timeZone?: unknown;
  address?: unknown;
  heroWords?: unknown;
  emails?: { value?: string }[];
  phones?: { value?: string }[];
  social?: { href?: string }[];
  hours?: HoursInput[];
}

/** At the width of a telephone a longer one is too small to read. */
const MAX_HERO_WORD = 20;
const EMAIL = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/;
const PHONE = /^\+?[\d ()/-]{5,}$/;

/** What would break a page of the site, which shows these settings as soon as they are saved. */
export function siteSettingsFaults(data: SettingsInput): Fault[] {
  return [
    ...timeZoneFaults(data.timeZone),
    ...emptyListFaults(
      'address',
      data.address,
      'Write the address, one line each: invoices and the contact page show it.',
    ),
    ...heroFaults(data.heroWords),
    ...eachOf(
      'emails',
      'value',
      data.emails,
      (value) => EMAIL.test(value),
      'Write an e-mail address, as in studio@kiln.example.',
    ),
    ...eachOf(
      'phones',
      'value',
      data.phones,
      (value) => PHONE.test(value),
      'Write a telephone number in digits, as in +44 117 496 0142.',
    ),
    ...eachOf(
      'social',
      'href',
      data.social,
      isWebAddress,
      'Write the whole address, as in https://www.instagram.com/kiln.',
    ),
    ...(data.hours ?? []).flatMap(hoursFaults),
  ];
}

/** An address of the web, encrypted. */
export function isWebAddress(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text) && new URL(text).hostname.includes('.');
}

function timeZoneFaults(timeZone: unknown): Fault[] {
  if (typeof timeZone !== 'string' || timeZone === '') return [];
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return [];
  } catch {
    const words = `There is no time zone '${timeZone}'. Write continent and city, as in Europe/London or America/New_York.`;
    return [fault('timeZone', words)];
  }
}

function emptyListFaults(field: string, value: unknown, words: string): Fault[] {
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
  return isEmpty ? [fault(field, words)] : [];
}

function heroFaults(words: unknown): Fault[] {
  const long = Array.isArray(words) ? words.find((word) => String(word).length > MAX_HERO_WORD) : undefined;
  return [
    ...emptyListFaults('heroWords', words, 'Write at least one word: the home page opens with it.'),
    ...(long === undefined
      ? []
      : [fault('heroWords', `'${long}' is too long: a line may have ${MAX_HERO_WORD} letters.`)]),
  ];
}

function eachOf<Name extends string>(
  field: string,
  name: Name,
  rows: { [Key in Name]?: string }[] | undefined,
  isFine: (value: string) => boolean,
  words: string,
): Fault[] {
  return (rows ?? []).flatMap((row, index) => {
    const value = row[name];
    return typeof value !== 'string' || isFine(value.trim()) ? [] : [fault(`${field}.${index}.${name}`, words)];
  });
}

/** Times compare as text: 'HH:mm', with or without seconds. */
function hoursFaults({ opens, closes }: HoursInput, index: number): Fault[] {
  if (!opens && !closes) return [];
  if (!opens) return [fault(`hours.${index}.opens`, 'Write when you open, or empty both times for a closed day.')];
  if (!closes) return [fault(`hours.${index}.closes`, 'Write when you close, or empty both times for a closed day.')];
  return opens < closes ? [] : [fault(`hours.${index}.closes`, 'Closing comes after opening.')];
}
