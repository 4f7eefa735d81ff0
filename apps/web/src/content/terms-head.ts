import { SELLS } from './door';

export const TERMS = {
  title: SELLS ? 'Terms of Sale' : 'Terms of Use',
  lastUpdated: SELLS ? '2026-11-23' : '2026-11-28',
  lead: SELLS
    ? 'What you get, what it costs, and how you get your money back: one payment, no subscription, 30 days to change your mind.'
    : 'Who may use Figura, what its advice is and is not, and what is yours.',
};
