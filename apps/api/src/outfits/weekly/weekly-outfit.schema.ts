import { OUTFIT_SLOTS, PIECE_SOURCES } from '@figura/contracts';
import { Schema, type Types } from 'mongoose';
import type { PieceRef } from '../kept/outfit.schema';

/** The outfit that a user is shown all week: the last one only. */
export interface WeeklyOutfitDocument {
  userId: Types.ObjectId;
  /** The ISO week, for example `2026-W48`. */
  week: string;
  pieces: PieceRef[];
  chosenAt: Date;
}

export const WEEKLY_OUTFIT_MODEL = 'WeeklyOutfit';

/** It is needed for its week, and for the next one not to repeat it: 30 days, in seconds. */
const TTL_SECONDS = 30 * 24 * 3_600;

const pieceSchema = new Schema<PieceRef>(
  {
    slot: { type: String, enum: OUTFIT_SLOTS, required: true },
    source: { type: String, enum: PIECE_SOURCES, required: true },
    id: { type: String, required: true },
  },
  { _id: false },
);

export const weeklyOutfitSchema = new Schema<WeeklyOutfitDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true, unique: true },
    week: { type: String, required: true },
    pieces: { type: [pieceSchema], required: true },
    chosenAt: { type: Date, required: true, expires: TTL_SECONDS },
  },
  { versionKey: false, strict: 'throw' },
);
