import { translator } from '../lib/messages/translator';

export const blog = translator({
  title: 'Style Blog',
  lead: 'Short reads on proportion, cloth and the tape, with the reasons left in.',
  featured: 'Featured Articles',
  others: 'More to read',
  found: 'Articles',
  next: 'Read next',
  'newsletter.heading': 'A letter, later',
  'newsletter.text':
    'There is no letter yet, so we do not ask for your address. Once there is one, it is asked for here.',
  'newsletter.fieldLabel': 'Email',
  'newsletter.placeholder': 'Not open yet',
  'newsletter.buttonLabel': 'Subscribe',
  'newsletter.note': 'Not open yet: nothing is sent or stored.',
});
