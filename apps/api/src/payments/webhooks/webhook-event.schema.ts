import { Schema } from 'mongoose';

export interface WebhookEventDocument {
  eventId: string;
  type: string;
  outcome: string;
  handledAt: Date;
}

/** 33 days in seconds: Stripe retries for three days, and refunds take up to 30. */
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
