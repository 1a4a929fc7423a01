import type { Plan, WebsiteExample } from '@kiln/contracts/content-api';
import { picture } from './catalogue';

/** A yearly package as the CMS serves it; say what the test is about. */
export function plan(name: string, change: Partial<Plan> = {}): Plan {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    description: `About ${name}`,
    price: '$750',
    gradient: 'clay',
    popular: false,
    isCustom: false,
    features: Array.from({ length: 8 }, (_, index) => `${name} feature ${index + 1}`),
    learnMoreLink: null,
    ...change,
  };
}

export function example(title: string): WebsiteExample {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return {
    slug,
    title,
    description: `About ${title}`,
    fullDescription: `All about ${title}`,
    image: picture(`/uploads/${slug}-before.webp`),
    afterImage: picture(`/uploads/${slug}-after.webp`),
    fullImage: picture(`/uploads/${slug}-full.webp`),
    tags: ['Redesign'],
    features: ['Reads on a phone'],
    technologies: ['Astro'],
  };
}
