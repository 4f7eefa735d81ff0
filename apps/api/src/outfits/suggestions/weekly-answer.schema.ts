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
  /** Whether the user hid numbers then, so that its sentences know none; left out of what was kept before that counted. */
  hidesNumbers?: boolean;
  /** When the week ends. */
  resetsAt: Date;
}

/** An answer, and whether its sentences know no numbers. */
export type KeptAnswer = Pick<WeeklyAnswerDocument, 'answer' | 'hidesNumbers'>;

export type StoredAnswer = Pick<
  SuggestionsResponse,
  'outfits' | 'almost' | 'relaxed' | 'resting' | 'wornAgain'
>;

export const WEEKLY_ANSWER_MODEL = 'WeeklyAnswer';

export const weeklyAnswerSchema = new Schema<WeeklyAnswerDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    question: { type: String, required: true },
    answer: { type: Schema.Types.Mixed, required: true },
    hidesNumbers: Boolean,
    resetsAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { versionKey: false, strict: 'throw', minimize: false, collection: 'weeklyanswers' },
);
weeklyAnswerSchema.index({ userId: 1, question: 1, resetsAt: 1 }, { unique: true });
