import type { SiteSettings } from '@kiln/contracts/content-api';

/** Shown until the CMS's site settings have been read once, and in tests: the studio as it is seeded. */
export const DEFAULT_SITE: SiteSettings = {
  name: 'Kiln',
  line: 'Things made to last the fire.',
  description:
    'Kiln is a small creative and web studio: branding, websites, 3D and graphic design, and a shop of digital assets made in-house.',
  address: ['Kiln Studio', 'Unit 4, The Old Brickworks', 'Harbour Lane', 'Bristol BS1 5TY'],
  emails: [
    { label: 'New work', value: 'studio@kiln.example' },
    { label: 'Orders and licences', value: 'support@kiln.example' },
  ],
  phones: [
    { label: 'Studio', value: '+44 117 496 0142' },
    { label: 'Support', value: '+44 117 496 0178' },
  ],
  hours: [
    { firstDay: 'Mon', lastDay: 'Fri', opens: '09:00', closes: '18:00' },
    { firstDay: 'Sat', lastDay: 'Sat', opens: '10:00', closes: '16:00' },
    { firstDay: 'Sun', lastDay: 'Sun', opens: null, closes: null },
  ],
  timeZone: 'Europe/London',
  social: [],
  heroWords: [
    'Create',
    'Design',
    'Code',
    'Shop',
    'Digital Assets',
    '3D Models',
    'Animation',
    'Art',
    'Build',
    'Innovate',
  ],
  heroLead: '',
  aboutLead: '',
  mission: [],
  film: null,
  filmPoster: null,
  contactLead: '',
  offerLead: '',
  plansLead: '',
  socialPicture: null,
};
