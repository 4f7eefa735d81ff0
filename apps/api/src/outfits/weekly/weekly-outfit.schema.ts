import { TASTE_LOOK_IDS, type TasteLookId } from '@figura/contracts';
import { Schema, type Types } from 'mongoose';
import { pieceRefSchema, type PieceRef } from '../kept/outfit.schema';

/** The outfit that a user is shown all week: the last one only. */
export interface WeeklyOutfitDocument {
  userId: Types.ObjectId;
  /** The ISO week, for example `2026-W48`. */
  week: string;
  pieces: PieceRef[];
  /** Null where it follows no look. */
  lookId: string | null;
  score: number;
  /** What the user had chosen as their taste. */
  taste: TasteLookId[];
  chosenAt: Date;
}

export const WEEKLY_OUTFIT_MODEL = 'WeeklyOutfit';

/** It is needed for its week, and for the next one not to repeat it: 30 days, in seconds. */
const TTL_SECONDS = 30 * 24 * 3_600;

export const weeklyOutfitSchema = new Schema<WeeklyOutfitDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true, unique: true },
    week: { type: String, required: true },
    pieces: { type: [pieceRefSchema], required: true },
    lookId: { type: String, default: null },
    score: { type: Number, required: true },
    taste: { type: [{ type: String, enum: TASTE_LOOK_IDS }], default: [] },
    chosenAt: { type: Date, required: true, expires: TTL_SECONDS },
  },
  { versionKey: false, strict: 'throw' },
);
