import type Stripe from 'stripe';

/** Only the ID of an event's subject is used; its content is not trusted. */
export interface PaymentEvent {
  id: string;
  type: string;
  subject: { sessionId: string } | { paymentIntentId: string } | null;
}

/** Other types have no subject. @throws TypeError when a known type lacks its documented shape */
export function readEvent(event: Pick<Stripe.Event, 'id' | 'type' | 'data'>): PaymentEvent {
  const { id, type } = event;
  const object = event.data.object as { id?: unknown; payment_intent?: unknown };
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return { id, type, subject: { sessionId: readId(object.id, type) } };
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed': {
      if (object.payment_intent === null) return { id, type, subject: null };
      return { id, type, subject: { paymentIntentId: readId(object.payment_intent, type) } };
    }
    default:
      return { id, type, subject: null };
  }
}

function readId(value: unknown, type: string): string {
  if (typeof value !== 'string') throw new TypeError(`An event of type ${type} has no object ID.`);
  return value;
}
