import { WARDROBE_UNDO_DAYS } from '@figura/contracts';
import { Schema, type Types } from 'mongoose';
import type { Garment } from '../../catalog/catalog.dto';

/** In the main unit of the currency. */
interface Price {
  amount: number;
  /** ISO 4217, for example `USD`. */
  currency: string;
}

export interface WardrobePieceDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** UUID, unique within the wardrobe; a client may set it to make adding idempotent. */
  id: string;
  /** From 0; its unique index enforces the limit under concurrent adds. */
  slot: number;
  garment: Garment;
  name: string;
  /** Lower-case search text: name, brand, type, values, colors, note. */
  words: string;
  price: Price | null;
  note: string | null;
  brand?: string | null;
  size?: string | null;
  wish?: boolean;
  inWash?: boolean;
  /** The name changes with the photo. */
  photo: string | null;
  /** `YYYY-MM-DD`, unique, unordered. */
  wears: string[];
  createdAt: Date;
  deletedAt: Date | null;
}

export const WARDROBE_PIECE_MODEL = 'WardrobePiece';

export const UNDO_SECONDS = WARDROBE_UNDO_DAYS * 24 * 3600;

const priceSchema = new Schema<Price>(
  { amount: { type: Number, required: true }, currency: { type: String, required: true } },
  { _id: false },
);

export const wardrobePieceSchema = new Schema<WardrobePieceDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    id: { type: String, required: true },
    slot: { type: Number, required: true },
    garment: { type: Schema.Types.Mixed, required: true },
    name: { type: String, required: true },
    words: { type: String, required: true },
    price: { type: priceSchema, default: null },
    note: { type: String, default: null },
    brand: { type: String, default: null },
    size: { type: String, default: null },
    wish: { type: Boolean, default: false },
    inWash: { type: Boolean, default: false },
    photo: { type: String, default: null },
    wears: { type: [String], default: [] },
    createdAt: { type: Date, required: true },
    deletedAt: { type: Date, default: null, index: { expireAfterSeconds: UNDO_SECONDS } },
  },
  { id: false, versionKey: false, strict: 'throw', minimize: false, collection: 'wardrobepieces' },
);

wardrobePieceSchema.index({ userId: 1, id: 1 }, { unique: true });
// Enforces the limit under concurrent adds.
wardrobePieceSchema.index(
  { userId: 1, slot: 1 },
  { name: 'slot_of_kept', unique: true, partialFilterExpression: { deletedAt: null } },
);
wardrobePieceSchema.index({ userId: 1, deletedAt: 1, _id: -1 });
