import type { CatalogMedia, CatalogTerm } from './catalog-api';

/** The CMS's content calls answer `{data, meta}`; each path stands once, here. Lists come in the editors' order. */
export const CONTENT_PATHS = {
  siteSettings: '/api/site-settings',
  homeServices: '/api/home-services',
  plans: '/api/plans',
  teamMembers: '/api/team-members',
  portfolioServices: '/api/portfolio-services',
  portfolioItems: '/api/portfolio-items',
  websiteExamples: '/api/website-examples',
  textPage: (slug: TextPageSlug) => `/api/text-pages/${slug}`,
} as const;

export const TEXT_PAGE_SLUGS = ['help', 'privacy', 'terms', 'licence'] as const;
export type TextPageSlug = (typeof TEXT_PAGE_SLUGS)[number];

export interface LabelledValue {
  label: string;
  value: string;
}

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Business hours of a run of days; both times null means closed. Times are 'HH:mm' in the studio's time zone. */
export interface BusinessHours {
  firstDay: Weekday;
  lastDay: Weekday;
  opens: string | null;
  closes: string | null;
}

/** `data` of GET /api/site-settings: who the studio is, and the texts that belong to no list. */
export interface SiteSettings {
  name: string;
  line: string;
  description: string;
  address: string[];
  /** The first receives new work, the second answers about orders (S 2: two of each). */
  emails: LabelledValue[];
  phones: LabelledValue[];
  hours: BusinessHours[];
  /** IANA name, e.g. 'Europe/London'. */
  timeZone: string;
  social: { name: string; href: string }[];
  /** The words the hero cycles (S 2). */
  heroWords: string[];
  heroLead: string;
  aboutLead: string;
  /** Innovation, Excellence, Collaboration (S 2). */
  mission: { title: string; text: string }[];
  /** The brand video of /about-us and the picture shown before it plays. */
  film: CatalogMedia | null;
  filmPoster: CatalogMedia | null;
  contactLead: string;
  offerLead: string;
  plansLead: string;
  /** Open Graph picture of pages without their own. */
  socialPicture: CatalogMedia | null;
}

/** One of the home page's services (S 2). */
export interface HomeService {
  title: string;
  description: string;
  includes: string[];
  /** As text, e.g. 'From $89'. */
  price: string;
  image: CatalogMedia | null;
}

/** A yearly package (S 3). */
export interface Plan {
  /** e.g. 'static-website'. */
  id: string;
  name: string;
  description: string;
  /** As text: '$1,800', or "Let's Talk" for custom. Per month. */
  price: string;
  /** Name of a ground that the storefront draws. */
  gradient: PlanGradient;
  popular: boolean;
  isCustom: boolean;
  features: string[];
  /** A path of the site, e.g. '/website-offer'. */
  learnMoreLink: string | null;
}

export const PLAN_GRADIENTS = ['ash', 'clay', 'ember', 'glaze', 'soot'] as const;
export type PlanGradient = (typeof PLAN_GRADIENTS)[number];

export interface TeamMember {
  name: string;
  role: string;
  image: CatalogMedia | null;
}

/** A service of the portfolio with its sub-services. Slugs that it once had lead to it still. */
export interface PortfolioService extends CatalogTerm {
  formerSlugs: string[];
  subServices: (CatalogTerm & { formerSlugs: string[] })[];
}

/** A piece of work (S 3). */
export interface PortfolioItem {
  slug: string;
  title: string;
  description: string;
  /** Name shown as a label, e.g. 'Packaging'. */
  category: string;
  type: 'image' | 'video';
  image: CatalogMedia;
  /** Set when `type` is 'video'. */
  video: CatalogMedia | null;
  gallery: CatalogMedia[];
  service: CatalogTerm;
  subService: CatalogTerm;
  technologies: string[];
  client: string;
  year: number;
}

/** A before/after example of /website-offer (S 3). */
export interface WebsiteExample {
  slug: string;
  title: string;
  description: string;
  fullDescription: string;
  /** Before. */
  image: CatalogMedia;
  afterImage: CatalogMedia;
  fullImage: CatalogMedia;
  tags: string[];
  features: string[];
  technologies: string[];
}

/** A piece of running text: a plain string, or a link with its text. */
export type TextSpan = string | { text: string; href: string };

/** A block of a text page: a paragraph, or a list of points. */
export type TextBlock = { kind: 'paragraph'; spans: TextSpan[] } | { kind: 'list'; items: TextSpan[][] };

/** Help and the legal pages. */
export interface TextPage {
  slug: TextPageSlug;
  title: string;
  lead: string;
  sections: { title: string; blocks: TextBlock[] }[];
  /** ISO 8601. */
  updatedAt: string;
}

/** Shown when the CMS gives no reason of its own. */
export const CONTENT_FALLBACKS = {
  siteSettings: 'Failed to fetch site settings',
  homeServices: 'Failed to fetch services',
  plans: 'Failed to fetch plans',
  teamMembers: 'Failed to fetch team members',
  portfolio: 'Failed to fetch portfolio',
  websiteExamples: 'Failed to fetch examples',
  textPage: 'Failed to fetch page',
} as const;
