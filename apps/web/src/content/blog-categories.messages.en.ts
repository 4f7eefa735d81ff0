import { translator } from '../lib/messages/translator';

export const blogCategories = translator({
  'body-types': 'Body Types',
  'styling-tips': 'Styling Tips',
  trends: 'Trends',
  confidence: 'Confidence',
  shopping: 'Shopping',
});
