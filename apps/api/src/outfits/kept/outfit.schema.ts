import {
  OUTFIT_SLOTS,
  PIECE_SOURCES,
  WORN_STYLES,
  type OutfitSlot,
  type PieceSource,
  type WornStyle,
} from '@figura/contracts';
import { Schema, type Types } from 'mongoose';

/** A reference only: the piece's data is at its source. */
export interface PieceRef {
  slot: OutfitSlot;
  source: PieceSource;
  id: string;
  worn?: WornStyle[];
}

export interface OutfitDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Random UUID, chosen by the browser if it sent one, which makes retries idempotent. */
  id: string;
  /** Slot number from 0, unique per user, so parallel requests cannot exceed the limit. */
  place: number;
  name: string | null;
  pieces: PieceRef[];
  /** Days such as `2026-11-22`, unique. */
  wears: string[];
  /** Planned days such as `2026-12-24`, unique; adding a plan removes past ones. */
  plans: string[];
  createdAt: Date;
}

export const OUTFIT_MODEL = 'Outfit';

export const pieceRefSchema = new Schema<PieceRef>(
  {
    slot: { type: String, enum: OUTFIT_SLOTS, required: true },
    source: { type: String, enum: PIECE_SOURCES, required: true },
    id: { type: String, required: true },
    worn: { type: [{ type: String, enum: WORN_STYLES }], default: undefined },
  },
  { _id: false, strict: 'throw' },
);

export const outfitSchema = new Schema<OutfitDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    id: { type: String, required: true },
    place: { type: Number, required: true },
    name: { type: String, default: null },
    pieces: { type: [pieceRefSchema], required: true },
    wears: { type: [String], required: true },
    plans: { type: [String], default: [] },
    createdAt: { type: Date, required: true },
  },
  { id: false, versionKey: false, strict: 'throw' },
);
outfitSchema.index({ userId: 1, id: 1 }, { unique: true });
outfitSchema.index({ userId: 1, place: 1 }, { unique: true });
