/** The studio's own data, until the CMS's site settings serve it. */
export const site = {
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
  /** S 2, S 9. */
  hours: [
    { days: 'Mon-Fri', time: '9:00 AM-6:00 PM' },
    { days: 'Sat', time: '10:00 AM-4:00 PM' },
    { days: 'Sun', time: 'Closed' },
  ],
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/' },
    { name: 'Behance', href: 'https://www.behance.net/' },
    { name: 'Dribbble', href: 'https://dribbble.com/' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
  ],
} as const;
