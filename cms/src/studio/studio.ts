import type { Core } from '@strapi/strapi';

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Hours of a run of days; both times null means closed. Times are 'HH:mm' in the studio's time zone. */
export interface OpeningHours {
  firstDay: Weekday;
  lastDay: Weekday;
  opens: string | null;
  closes: string | null;
}

/** The studio as forms and mails need it. */
export interface Studio {
  name: string;
  line: string;
  /** One line. */
  address: string;
  /** Receives new work; null until the site settings have it. */
  email: string | null;
  /** IANA. */
  timeZone: string;
  hours: OpeningHours[];
}

/** S 9; until there are site settings. */
const HOURS: OpeningHours[] = [
  { firstDay: 'Mon', lastDay: 'Fri', opens: '09:00', closes: '18:00' },
  { firstDay: 'Sat', lastDay: 'Sat', opens: '10:00', closes: '16:00' },
  { firstDay: 'Sun', lastDay: 'Sun', opens: null, closes: null },
];

const UNSET: Studio = { name: 'Kiln', line: '', address: '', email: null, timeZone: 'Europe/London', hours: HOURS };

interface SettingsRow {
  name: string;
  line: string;
  address: string[] | null;
  timeZone: string;
  emails: { value: string }[];
  /** Times as the database keeps them: 'HH:mm:ss.SSS'. */
  hours: OpeningHours[];
}

/** Reads the site settings. */
export async function readStudio(strapi: Core.Strapi): Promise<Studio> {
  const row: SettingsRow | null = await strapi.db
    .query('api::site-setting.site-setting')
    .findOne({ populate: { emails: true, hours: true } });
  if (!row) return UNSET;

  const { name, line, address, timeZone, emails, hours } = row;
  return {
    name,
    line,
    address: (address ?? []).join(', '),
    email: emails[0]?.value ?? null,
    timeZone,
    hours: hours.map(({ opens, closes, ...days }) => ({ ...days, opens: toMinutes(opens), closes: toMinutes(closes) })),
  };
}

function toMinutes(time: string | null): string | null {
  return time?.slice(0, 'HH:mm'.length) ?? null;
}
