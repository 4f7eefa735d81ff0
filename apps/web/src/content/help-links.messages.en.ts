import { translator } from '../lib/messages/translator';

export const helpLinks = translator({
  label: 'Help and privacy',
  'links.1.label': 'Help Center',
  'links.2.label': 'Contact',
  'links.3.label': 'Privacy Policy',
});
