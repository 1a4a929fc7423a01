import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = <Content>(file: string): Content =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../seed/site', file), 'utf8'));

describe('the seeded content has the values of the specification', () => {
  it('five plans with eight features each (S 3, S 9)', () => {
    const plans = read<{ slug: string; name: string; price: string; features: string[] }[]>('plans.json');
    expect(plans.map(({ slug, name, price }) => [slug, name, price])).toEqual([
      ['static-website', 'Static Website', '$89'],
      ['packaging-design', 'Packaging Design', '$750'],
      ['complete-branding', 'Complete Branding', '$1,800'],
      ['full-website', 'Full Stack Website', '$2,500'],
      ['custom-project', 'Custom Project', "Let's Talk"],
    ]);
    for (const { features } of plans) expect(features).toHaveLength(8);
    expect(plans).toMatchObject([{ learnMoreLink: '/website-offer' }, { popular: true }, {}, {}, { isCustom: true }]);
    expect(plans.map(({ features }) => features.join())).toMatchObject([
      expect.stringContaining('1 month support'),
      expect.anything(),
      expect.stringContaining('3 revision rounds'),
      expect.stringContaining('3 months support'),
      expect.anything(),
    ]);
  });

  it('four portfolio services with four sub-services each (S 2)', () => {
    const services = read<{ slug: string; name: string }[]>('portfolio-services.json');
    const subServices = read<{ service: string }[]>('portfolio-sub-services.json');
    expect(services.map(({ name }) => name)).toEqual([
      'Web Development',
      'Mobile Development',
      'UI/UX Design',
      'Digital Marketing',
    ]);
    for (const { slug } of services) expect(subServices.filter(({ service }) => service === slug)).toHaveLength(4);
  });

  it('the words of the hero, the mission and the hours (S 2, S 9)', () => {
    expect(read('site-settings.json')).toMatchObject({
      heroWords: 'Create,Design,Code,Shop,Digital Assets,3D Models,Animation,Art,Build,Innovate'.split(','),
      mission: [{ title: 'Innovation' }, { title: 'Excellence' }, { title: 'Collaboration' }],
      hours: [
        { firstDay: 'Mon', lastDay: 'Fri', opens: '09:00', closes: '18:00' },
        { firstDay: 'Sat', lastDay: 'Sat', opens: '10:00', closes: '16:00' },
        { firstDay: 'Sun', lastDay: 'Sun' },
      ],
    });
  });
});
