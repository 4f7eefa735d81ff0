import { translator } from '../../lib/messages/translator';

export const followUp = translator({
  region: 'A question about an earlier piece',
  'about.check': 'You checked “{name}” and kept it. What became of it?',
  'about.product': 'You looked at “{name}” in a shop. What became of it?',
  why: 'One tap, asked once. It tells us whether our advice is right.',
  'answer.kept': 'Kept it',
  'answer.returned': 'Returned it',
  'answer.not-bought': 'Didn’t buy it',
  'answer.dismissed': 'Rather not say',
  thanks: 'Thank you. Your answer is counted without your name.',
  dismissedThanks: 'All right. You will not be asked about it again.',
  failure: 'Your answer could not be sent',
});
