import type Stripe from 'stripe';

export type SimulatedDispute = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'charge'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'payment_intent'
  | 'reason'
  | 'status'
> & { balance_transactions: Pick<Stripe.BalanceTransaction, 'amount'>[] };

/** A dispute withdraws the whole charge at once; an inquiry withdraws nothing. */
export function createDispute(
  id: string,
  charge: Stripe.Charge,
  now: number,
  status: 'needs_response' | 'warning_needs_response',
): SimulatedDispute {
  return {
    id,
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: status === 'needs_response' ? [{ amount: -charge.amount }] : [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    livemode: false,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status,
  };
}
