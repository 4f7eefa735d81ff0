import { Counter } from 'prom-client';

/** Counted when stored: only one of the racing handlers stores it. */
export const paid = new Counter({ name: 'figura_payments_total', help: 'Payments received' });
export const paidCents = new Counter({
  name: 'figura_payments_cents_total',
  help: 'Amount of payments received, in cents, before refunds',
});

export const lost = new Counter({
  name: 'figura_payments_lost_total',
  help: 'Payments without an account, and payments whose access was withdrawn',
  labelNames: ['reason'],
});
