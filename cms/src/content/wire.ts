import type { CatalogMedia, CatalogTerm } from '../catalogue/wire';

/** The content beside products, as other services read it in `data` of `{data, meta}` (S 2, S 3). */
export interface LabelledValue {
  label: string;
  value: string;
}

export interface BusinessHours {
  firstDay: string;
  lastDay: string;
  /** 'HH:mm' in the studio's time zone; both null means closed. */
  opens: string | null;
  closes: string | null;
}

export interface SiteSettings {
  name: string;
  line: string;
  description: string;
  address: string[];
  emails: LabelledValue[];
  phones: LabelledValue[];
  hours: BusinessHours[];
  timeZone: string;
  social: { name: string; href: string }[];
  heroWords: string[];
  heroLead: string;
  aboutLead: string;
  mission: { title: string; text: string }[];
  film: CatalogMedia | null;
  filmPoster: CatalogMedia | null;
  contactLead: string;
  offerLead: string;
  plansLead: string;
  socialPicture: CatalogMedia | null;
}

export interface HomeService {
  title: string;
  description: string;
  includes: string[];
  price: string;
  image: CatalogMedia | null;
}

export interface Plan {
  /** The plan's slug. */
  id: string;
  name: string;
  description: string;
  price: string;
  gradient: string;
  popular: boolean;
  isCustom: boolean;
  features: string[];
  learnMoreLink: string | null;
}

export interface TeamMember {
  name: string;
  role: string;
  image: CatalogMedia | null;
}

export interface PortfolioSubService extends CatalogTerm {
  formerSlugs: string[];
}

export interface PortfolioService extends PortfolioSubService {
  subServices: PortfolioSubService[];
}

export interface PortfolioItem {
  slug: string;
  title: string;
  description: string;
  category: string;
  type: 'image' | 'video';
  image: CatalogMedia;
  video: CatalogMedia | null;
  gallery: CatalogMedia[];
  service: CatalogTerm;
  subService: CatalogTerm;
  technologies: string[];
  client: string;
  year: number;
}

export interface WebsiteExample {
  slug: string;
  title: string;
  description: string;
  fullDescription: string;
  image: CatalogMedia;
  afterImage: CatalogMedia;
  fullImage: CatalogMedia;
  tags: string[];
  features: string[];
  technologies: string[];
}

/** Running text, or a link in it. */
export type TextSpan = string | { text: string; href: string };

export type TextBlock = { kind: 'paragraph'; spans: TextSpan[] } | { kind: 'list'; items: TextSpan[][] };

export interface TextPage {
  slug: string;
  title: string;
  lead: string;
  sections: { title: string; blocks: TextBlock[] }[];
  /** ISO 8601. */
  updatedAt: string;
}
