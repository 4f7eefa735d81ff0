import {
  OCCASIONS,
  OUTFIT_SLOTS,
  PACKING_UNDO_DAYS,
  PIECE_SOURCES,
  SEASONS,
  type Occasion,
  type OutfitSlot,
  type PieceSource,
  type Season,
} from '@figura/contracts';
import type { Text } from '@figura/messages';
import { RELAXATIONS, type Relaxation } from '@figura/styling';
import { Schema, type Types } from 'mongoose';
import { pieceRefSchema, type PieceRef } from '../kept/outfit.schema';

interface PackedOutfit {
  occasion: Occasion;
  pieces: PieceRef[];
  /** Untranslated; shown in the language of the request. */
  sentence: Text;
  changes: OutfitSlot[];
}

interface MissingOccasion {
  occasion: Occasion;
  lacks: OutfitSlot[];
}

interface PackingQuestion {
  days: number;
  /** Occasions on every day. */
  occasions: Occasion[];
  /** Occasions on a single day. */
  once: Occasion[];
  season: Season | null;
  /** Degrees Celsius; replaces the season. */
  temperature: number | null;
  rain: boolean;
  wind: boolean;
  max: number;
  from: PieceSource[];
}

export interface PackingListDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Random UUID, chosen by the browser if it sent one, which makes retries idempotent. */
  id: string;
  place: number;
  question: PackingQuestion;
  pieces: PieceRef[];
  days: { outfits: PackedOutfit[] }[];
  relaxed: Relaxation[];
  missing: MissingOccasion[];
  /** Number of pieces needed if the allowed number was too small. */
  needed: number | null;
  repeats: boolean;
  /** Packed pieces as `source:id`. */
  packed: string[];
  createdAt: Date;
  /** Restorable until it expires. */
  deletedAt: Date | null;
}

const UNDO_SECONDS = PACKING_UNDO_DAYS * 24 * 3600;

export const PACKING_LIST_MODEL = 'PackingList';

const NO_ID = { _id: false, strict: 'throw' } as const;

const questionSchema = new Schema<PackingQuestion>(
  {
    days: { type: Number, required: true },
    occasions: { type: [{ type: String, enum: OCCASIONS }], required: true },
    once: { type: [{ type: String, enum: OCCASIONS }], required: true },
    season: { type: String, enum: [...SEASONS, null], default: null },
    temperature: { type: Number, default: null },
    rain: { type: Boolean, required: true },
    wind: { type: Boolean, required: true },
    max: { type: Number, required: true },
    from: { type: [{ type: String, enum: PIECE_SOURCES }], required: true },
  },
  NO_ID,
);

const packedOutfitSchema = new Schema<PackedOutfit>(
  {
    occasion: { type: String, enum: OCCASIONS, required: true },
    pieces: { type: [pieceRefSchema] },
    sentence: { type: Schema.Types.Mixed, required: true },
    changes: { type: [{ type: String, enum: OUTFIT_SLOTS }], required: true },
  },
  NO_ID,
);

const missingSchema = new Schema<MissingOccasion>(
  {
    occasion: { type: String, enum: OCCASIONS, required: true },
    lacks: { type: [{ type: String, enum: OUTFIT_SLOTS }], required: true },
  },
  NO_ID,
);

export const packingListSchema = new Schema<PackingListDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    id: { type: String, required: true },
    place: { type: Number, required: true },
    question: { type: questionSchema, required: true },
    pieces: { type: [pieceRefSchema], required: true },
    days: { type: [new Schema({ outfits: { type: [packedOutfitSchema] } }, NO_ID)], required: true },
    relaxed: { type: [{ type: String, enum: RELAXATIONS }], required: true },
    missing: { type: [missingSchema] },
    needed: { type: Number, default: null },
    repeats: { type: Boolean, default: false },
    packed: { type: [String], required: true },
    createdAt: { type: Date, required: true },
    deletedAt: { type: Date, default: null, index: { expireAfterSeconds: UNDO_SECONDS } },
  },
  { id: false, versionKey: false, strict: 'throw', collection: 'packinglists' },
);
packingListSchema.index({ userId: 1, id: 1 }, { unique: true });
packingListSchema.index({ userId: 1, place: 1 }, { unique: true });
