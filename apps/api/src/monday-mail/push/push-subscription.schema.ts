import { Schema, type Types } from 'mongoose';

export interface PushSubscriptionDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  sessionId: string;
  /** Unguessable; anyone who knows it can reach the device. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** ISO week of the last notification. */
  week: string | null;
  createdAt: Date;
}

export const PUSH_SUBSCRIPTION_MODEL = 'PushSubscription';

const TTL_SECONDS = 180 * 24 * 3_600;

export const pushSubscriptionSchema = new Schema<PushSubscriptionDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    sessionId: { type: String, required: true },
    endpoint: { type: String, required: true, index: true },
    p256dh: { type: String, required: true },
    auth: { type: String, required: true },
    week: { type: String, default: null },
    createdAt: { type: Date, required: true, expires: TTL_SECONDS },
  },
  { versionKey: false, strict: 'throw' },
).index({ userId: 1, sessionId: 1 }, { unique: true });
