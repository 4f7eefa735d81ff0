import { translator } from '../../lib/messages/translator';

export const faqEntry = translator({
  'getting-started.name': 'Getting Started',
  'account.name': 'Account',
  'features.name': 'Features',
  '4.name': 'Payment',
  'technical.name': 'Technical',
  'recommendations.name': 'Recommendations',
});
