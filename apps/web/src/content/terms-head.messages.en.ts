import { translator } from '../lib/messages/translator';

export const termsHead = translator({
  'title.sold': 'Terms of Sale',
  'title.open': 'Terms of Use',
  'lead.sold':
    'What you get, what it costs, and how you get your money back: one payment, no subscription, 30 days to change your mind.',
  'lead.open': 'Who may use Figura, what its advice is and is not, and what is yours.',
});
