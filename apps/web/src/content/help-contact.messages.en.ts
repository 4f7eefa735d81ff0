import { translator } from '../lib/messages/translator';

export const helpContact = translator({
  title: 'Help Center',
  lead: 'Answers from the people who built it. If yours is missing, write to us.',
  'contact.heading': 'Still looking?',
  'contact.text':
    'We read every message and answer within 2 business days; urgent questions of security within 24 hours.',
  'contact.emailLabel': 'Email Support',
  'contact.chatLabel': 'Live Chat (Coming Soon)',
});
