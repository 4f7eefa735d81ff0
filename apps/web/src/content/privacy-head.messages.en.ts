import { translator } from '../lib/messages/translator';

export const privacyHead = translator({
  title: 'Privacy Policy',
  lead: 'Figura asks for numbers that are nobody’s business but yours. This page says which, what they are for, how long they stay, and how you take them back.',
});
