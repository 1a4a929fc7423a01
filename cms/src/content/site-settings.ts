import type { Core } from '@strapi/strapi';
import { MEDIA_READ, toOptionalMedia, type MediaRow } from '../media/media-shape';
import type { BusinessHours, LabelledValue, SiteSettings } from './wire';

type Texts = 'name' | 'line' | 'description' | 'timeZone' | 'heroLead' | 'aboutLead';
type Leads = 'contactLead' | 'offerLead' | 'plansLead';

interface SettingsRow extends Pick<SiteSettings, Texts | Leads | 'social' | 'mission'> {
  address: string[] | null;
  heroWords: string[] | null;
  emails: LabelledValue[];
  phones: LabelledValue[];
  hours: BusinessHours[];
  film: MediaRow | null;
  filmPoster: MediaRow | null;
  socialPicture: MediaRow | null;
}

const POPULATE = {
  emails: true,
  phones: true,
  hours: true,
  social: true,
  mission: true,
  film: MEDIA_READ,
  filmPoster: MEDIA_READ,
  socialPicture: MEDIA_READ,
};

/** The studio's settings, or null as long as nobody has saved them. */
export async function readSiteSettings(strapi: Core.Strapi): Promise<SiteSettings | null> {
  const row: SettingsRow | null = await strapi.db
    .query('api::site-setting.site-setting')
    .findOne({ populate: POPULATE });
  return row && toSiteSettings(row);
}

function toSiteSettings(row: SettingsRow): SiteSettings {
  return {
    name: row.name,
    line: row.line,
    description: row.description,
    address: row.address ?? [],
    emails: row.emails.map(toLabelledValue),
    phones: row.phones.map(toLabelledValue),
    hours: row.hours.map(toHours),
    timeZone: row.timeZone,
    social: row.social.map(({ name, href }) => ({ name, href })),
    heroWords: row.heroWords ?? [],
    heroLead: row.heroLead,
    aboutLead: row.aboutLead,
    mission: row.mission.map(({ title, text }) => ({ title, text })),
    film: toOptionalMedia(row.film),
    filmPoster: toOptionalMedia(row.filmPoster),
    contactLead: row.contactLead,
    offerLead: row.offerLead,
    plansLead: row.plansLead,
    socialPicture: toOptionalMedia(row.socialPicture),
  };
}

function toLabelledValue({ label, value }: LabelledValue): LabelledValue {
  return { label, value };
}

/** The database keeps 'HH:mm:ss.SSS'. One time alone says nothing, so it counts as closed. */
function toHours({ firstDay, lastDay, opens, closes }: BusinessHours): BusinessHours {
  const isOpen = opens !== null && closes !== null;
  return { firstDay, lastDay, opens: isOpen ? opens.slice(0, 5) : null, closes: isOpen ? closes.slice(0, 5) : null };
}
