import type Stripe from 'stripe';
import { z } from 'zod';

/** What an event says to look at: a session, or the payment of one. Nothing else in it is believed or needed. */
export interface PaymentEvent {
  id: string;
  type: string;
  subject: { sessionId: string } | { paymentIntentId: string } | null;
}

const aboutSession = z.object({ data: z.object({ object: z.object({ id: z.string() }) }) });
/** A charge, or a dispute of one. */
const aboutCharge = z.object({
  data: z.object({ object: z.object({ payment_intent: z.string().nullable() }) }),
});

/**
 * Reads a signed event. Types that the product does not act on have no subject.
 *
 * @throws ZodError when a known type does not have the shape that Stripe documents
 */
export function readEvent(event: Pick<Stripe.Event, 'id' | 'type' | 'data'>): PaymentEvent {
  const { id, type } = event;
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return { id, type, subject: { sessionId: aboutSession.parse(event).data.object.id } };
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed': {
      const paymentIntentId = aboutCharge.parse(event).data.object.payment_intent;
      return { id, type, subject: paymentIntentId === null ? null : { paymentIntentId } };
    }
    default:
      return { id, type, subject: null };
  }
}
