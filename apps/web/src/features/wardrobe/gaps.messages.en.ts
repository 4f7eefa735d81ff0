import { translator } from '../../lib/messages/translator';

export const gaps = translator({
  title: 'What would add the most outfits',
  lead: 'One more piece, combined with what you own.',
  opens: '{count, plural, one {would add one outfit} other {would add # outfits}}',
});
