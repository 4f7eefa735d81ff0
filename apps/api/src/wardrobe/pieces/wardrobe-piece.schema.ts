import { WARDROBE_UNDO_DAYS } from '@figura/contracts';
import { Schema, type Types } from 'mongoose';
import type { Garment } from '../../catalog/catalog.dto';

/** An amount in the main unit of its currency. */
interface Price {
  amount: number;
  /** ISO 4217, for example `USD`. */
  currency: string;
}

/** A piece of clothing that a user owns, or wishes for. */
export interface WardrobePieceDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** UUID, unique within the wardrobe; a client may have made it, so that sending a piece again adds no second one. */
  id: string;
  /** The piece's place in the wardrobe, from 0: that it is unique is what makes the limit hold when pieces race. */
  slot: number;
  garment: Garment;
  name: string;
  /** What is searched: the words of its name, brand, type, values, colors and note in lower case. */
  words: string;
  price: Price | null;
  note: string | null;
  /** As the user writes it; absent, as the size is, from what was stored before there were any. */
  brand?: string | null;
  size?: string | null;
  /** Whether it is wished for and not owned; absent from what was stored before there were wishes. */
  wish?: boolean;
  /** Whether it is in the wash, and in no suggestion until it is out of it; absent where it never was. */
  inWash?: boolean;
  /** Name of the photograph, which changes with it. */
  photo: string | null;
  /** Days as `YYYY-MM-DD`, each once, in no order. */
  wears: string[];
  createdAt: Date;
  /** When it was taken out; null while it is in the wardrobe. */
  deletedAt: Date | null;
}

export const WARDROBE_PIECE_MODEL = 'WardrobePiece';

/** For so long what was taken out can be put back. */
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
// The guarantee of the limit, however many pieces come at once.
wardrobePieceSchema.index(
  { userId: 1, slot: 1 },
  { name: 'slot_of_kept', unique: true, partialFilterExpression: { deletedAt: null } },
);
// A wardrobe, newest first.
wardrobePieceSchema.index({ userId: 1, deletedAt: 1, _id: -1 });
