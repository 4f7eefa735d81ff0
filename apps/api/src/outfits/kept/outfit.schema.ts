import {
  OUTFIT_SLOTS,
  PIECE_SOURCES,
  WORN_STYLES,
  type OutfitSlot,
  type PieceSource,
  type WornStyle,
} from '@figura/contracts';
import { Schema, type Types } from 'mongoose';

/** A piece by where it comes from: what it is stands there and nowhere else. */
export interface PieceRef {
  slot: OutfitSlot;
  source: PieceSource;
  id: string;
  /** How it is worn, where it is not as it is by itself. */
  worn?: WornStyle[];
}

/** An outfit that its owner keeps. */
export interface OutfitDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** A random UUID, the browser's where it made one: storing it again changes nothing. */
  id: string;
  /** From 0, unique among the owner's: there are never more outfits than places. */
  place: number;
  name: string | null;
  pieces: PieceRef[];
  /** The days on which it was worn, for example `2026-11-22`, each once. */
  wears: string[];
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
    createdAt: { type: Date, required: true },
  },
  // The field `id` is a stored one.
  { id: false, versionKey: false, strict: 'throw' },
);
outfitSchema.index({ userId: 1, id: 1 }, { unique: true });
outfitSchema.index({ userId: 1, place: 1 }, { unique: true });
