import { translator } from '../lib/messages/translator';

export const claims = translator({
  rating: '4.9/5',
  reviews: 'from 500+ reviews',
  womenCount: '10,000+',
  women: 'women',
  typeCount: '50+',
  types: 'body type combinations',
  recommendationCount: '1,000+',
  recommendations: 'recommendations',
  satisfactionShare: '98%',
  satisfaction: 'satisfaction',
  note: 'Our own count. Twenty codes, each with a small, a medium or a big chest, make sixty.',
});
