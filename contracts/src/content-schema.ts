import { z } from 'zod';
import { catalogMediaSchema as media, catalogTermSchema as term } from './catalog-schema';
import {
  PLAN_GRADIENTS,
  TEXT_PAGE_SLUGS,
  WEEKDAYS,
  type HomeService,
  type Plan,
  type PortfolioItem,
  type PortfolioService,
  type SiteSettings,
  type TeamMember,
  type TextPage,
  type WebsiteExample,
} from './content-api';

const text = z.string().min(1);
const texts = z.array(text);
const labelledValue = z.strictObject({ label: text, value: text });
const time = z.string().regex(/^\d{2}:\d{2}$/);

export const siteSettingsSchema: z.ZodType<SiteSettings> = z.strictObject({
  name: text,
  line: text,
  description: text,
  address: texts,
  emails: z.array(labelledValue),
  phones: z.array(labelledValue),
  hours: z.array(
    z.strictObject({
      firstDay: z.enum(WEEKDAYS),
      lastDay: z.enum(WEEKDAYS),
      opens: time.nullable(),
      closes: time.nullable(),
    }),
  ),
  timeZone: text,
  social: z.array(z.strictObject({ name: text, href: z.url({ protocol: /^https$/ }) })),
  heroWords: texts,
  heroLead: text,
  aboutLead: text,
  mission: z.array(z.strictObject({ title: text, text })),
  film: media.nullable(),
  filmPoster: media.nullable(),
  contactLead: text,
  offerLead: text,
  plansLead: text,
  socialPicture: media.nullable(),
});

export const homeServiceSchema: z.ZodType<HomeService> = z.strictObject({
  title: text,
  description: text,
  includes: texts,
  price: text,
  image: media.nullable(),
});

export const planSchema: z.ZodType<Plan> = z.strictObject({
  id: text,
  name: text,
  description: text,
  price: text,
  gradient: z.enum(PLAN_GRADIENTS),
  popular: z.boolean(),
  isCustom: z.boolean(),
  features: texts,
  learnMoreLink: z.string().startsWith('/').nullable(),
});

export const teamMemberSchema: z.ZodType<TeamMember> = z.strictObject({
  name: text,
  role: text,
  image: media.nullable(),
});

const renamedTerm = term.extend({ formerSlugs: texts });

export const portfolioServiceSchema: z.ZodType<PortfolioService> = renamedTerm.extend({
  subServices: z.array(renamedTerm),
});

export const portfolioItemSchema: z.ZodType<PortfolioItem> = z.strictObject({
  slug: text,
  title: text,
  description: text,
  category: text,
  type: z.enum(['image', 'video']),
  image: media,
  video: media.nullable(),
  gallery: z.array(media),
  service: term,
  subService: term,
  technologies: texts,
  client: text,
  year: z.int(),
});

export const websiteExampleSchema: z.ZodType<WebsiteExample> = z.strictObject({
  slug: text,
  title: text,
  description: text,
  fullDescription: text,
  image: media,
  afterImage: media,
  fullImage: media,
  tags: texts,
  features: texts,
  technologies: texts,
});

const spans = z.array(z.union([text, z.strictObject({ text, href: text })])).min(1);

export const textPageSchema: z.ZodType<TextPage> = z.strictObject({
  slug: z.enum(TEXT_PAGE_SLUGS),
  title: text,
  lead: text,
  sections: z.array(
    z.strictObject({
      title: text,
      blocks: z.array(
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('paragraph'), spans }),
          z.strictObject({ kind: z.literal('list'), items: z.array(spans).min(1) }),
        ]),
      ),
    }),
  ),
  updatedAt: z.iso.datetime(),
});
