import { Schema, type Types } from 'mongoose';
import type { SuggestionsResponse } from './suggestions.dto';

/**
 * What a free account was answered this week: it stays, whatever becomes of the wardrobe and the catalog, as long as
 * nothing of it is against the user's limits.
 */
export interface WeeklyAnswerDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Hash of the question. */
  question: string;
  answer: StoredAnswer;
  /** When the week ends. */
  resetsAt: Date;
}

export type StoredAnswer = Pick<SuggestionsResponse, 'outfits' | 'relaxed' | 'resting' | 'wornAgain'>;

export const WEEKLY_ANSWER_MODEL = 'WeeklyAnswer';

export const weeklyAnswerSchema = new Schema<WeeklyAnswerDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    question: { type: String, required: true },
    answer: { type: Schema.Types.Mixed, required: true },
    resetsAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { versionKey: false, strict: 'throw', minimize: false, collection: 'weeklyanswers' },
);
weeklyAnswerSchema.index({ userId: 1, question: 1, resetsAt: 1 }, { unique: true });
