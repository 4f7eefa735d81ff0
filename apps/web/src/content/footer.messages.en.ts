import { translator } from '../lib/messages/translator';

export const footer = translator({
  slogan: 'Dress the shape you have.',
  'groups.1.heading': 'Product',
  'groups.1.links.1.label': 'How It Works',
  'groups.1.links.2.label': 'Pricing',
  'groups.1.links.3.label': 'Reviews',
  'groups.1.links.4.label': 'Welcome',
  'groups.2.heading': 'Company',
  'groups.2.links.1.label': 'About Us',
  'groups.2.links.2.label': 'How We Know',
  'groups.2.links.3.label': 'Style Blog',
  'groups.2.links.4.label': 'Careers',
  'groups.3.heading': 'Support',
  'groups.3.links.1.label': 'Help Center',
  'groups.3.links.2.label': 'Privacy Policy',
  'groups.3.links.4.label': 'Accessibility',
  'groups.3.links.5.label': 'Contact Us',
  copyright: '© 2026 Figura',
});
