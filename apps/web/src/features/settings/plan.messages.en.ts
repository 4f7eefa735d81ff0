import { translator } from '../../lib/messages/translator';

export const plan = translator({
  lifetimeAccess: 'Lifetime access',
  freeAccount: 'Free account',
  aboutLifetimeAccess: 'Everything in Figura is open, for good. Nothing is charged again.',
  aboutFreeAccount:
    'Your body type, your first guide and samples of your looks. Lifetime access opens the rest, for one payment.',
  getLifetimeAccess: 'Get lifetime access',
  loadFailure: 'Failed to get payment status. Your receipts could not be loaded.',
  terms: 'Sold under our <link>terms of sale</link>. A person answers at',
});

export const receipt = translator({
  date: 'Date',
  amount: 'Amount',
  status: 'Status',
  reference: 'Reference',
  'status.paid': 'Paid',
  'status.requested': 'Refund requested',
  'status.refunded': 'Refunded',
  'status.disputed': 'Reversed by your bank',
  refundable: 'You can get a full refund until {day}, no reason needed.',
  over: 'The 30 days for a refund ended on {day}.',
  receipt: 'Receipt {reference}',
  askForRefund: 'Ask for a refund',
  requested:
    'You asked for your money back on {day}. Someone handles it, usually within 2 business days. Until then everything stays open; access ends when the money is on its way, and we’ll email you.',
  withdraw: 'Keep my access instead',
  refunded: 'Refunded in full. It should reach your bank within 5 to 10 days.',
  requestFailure: 'Your request could not be sent',
  withdrawalFailure: 'Your request could not be withdrawn',
});
