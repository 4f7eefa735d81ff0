import { Schema, type Types } from 'mongoose';
import { pieceRefSchema, type PieceRef } from '../kept/outfit.schema';

export interface WeeklyOutfitDocument {
  userId: Types.ObjectId;
  week: string;
  pieces: PieceRef[];
  lookId: string | null;
  score: number;
  preferencesHash: string;
  chosenAt: Date;
}

export const WEEKLY_OUTFIT_MODEL = 'WeeklyOutfit';

/** 30 days in seconds: the next week must not repeat it. */
const TTL_SECONDS = 30 * 24 * 3_600;

export const weeklyOutfitSchema = new Schema<WeeklyOutfitDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true, unique: true },
    week: { type: String, required: true },
    pieces: { type: [pieceRefSchema], required: true },
    lookId: { type: String, default: null },
    score: { type: Number, required: true },
    preferencesHash: { type: String, required: true },
    chosenAt: { type: Date, required: true, expires: TTL_SECONDS },
  },
  { versionKey: false, strict: 'throw' },
);
