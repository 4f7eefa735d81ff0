import { Schema } from 'mongoose';

/** A webhook that was handled: each event is, once. */
export interface WebhookEventDocument {
  /** Stripe's id of the event; unique. */
  eventId: string;
  type: string;
  /** What came of it. */
  outcome: string;
  handledAt: Date;
}

/** Stripe sends an event again for three days, and somebody may ask about a refund within 30: 33 days, in seconds. */
const TTL_SECONDS = 33 * 24 * 3_600;

export const WEBHOOK_EVENT_MODEL = 'WebhookEvent';

export const webhookEventSchema = new Schema<WebhookEventDocument>(
  {
    eventId: { type: String, required: true, unique: true },
    type: { type: String, required: true },
    outcome: { type: String, required: true },
    handledAt: { type: Date, required: true, expires: TTL_SECONDS },
  },
  { versionKey: false, strict: 'throw', collection: 'webhookevents' },
);
