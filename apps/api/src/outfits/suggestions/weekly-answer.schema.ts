import { Schema, type Types } from 'mongoose';
import type { SuggestionsResponse } from './suggestions.dto';

/** A free account's suggestions of the week; kept unless limits or preferences change. */
export interface WeeklyAnswerDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  question: string;
  answer: StoredAnswer;
  /** True if its sentences have no numbers. */
  hidesNumbers: boolean;
  preferencesHash: string;
  resetsAt: Date;
}

export type KeptAnswer = Pick<WeeklyAnswerDocument, 'answer' | 'hidesNumbers' | 'preferencesHash'>;

export type StoredAnswer = Pick<
  SuggestionsResponse,
  'outfits' | 'missing' | 'fitting' | 'relaxed' | 'resting' | 'wornAgain'
>;

export const WEEKLY_ANSWER_MODEL = 'WeeklyAnswer';

export const weeklyAnswerSchema = new Schema<WeeklyAnswerDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    question: { type: String, required: true },
    answer: { type: Schema.Types.Mixed, required: true },
    hidesNumbers: { type: Boolean, required: true },
    preferencesHash: { type: String, required: true },
    resetsAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { versionKey: false, strict: 'throw', minimize: false, collection: 'weeklyanswers' },
);
weeklyAnswerSchema.index({ userId: 1, question: 1, resetsAt: 1 }, { unique: true });
