import type { SizeRow } from '@figura/contracts';
import { Schema, type Types } from 'mongoose';

/** Inches; two numbers each, lowest and highest. */
type StoredRow = { size: string } & { [Girth in keyof SizeRow['girths']]: number[] };

export interface SizeChartDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Random UUID, chosen by the browser if it sent one, which makes retries idempotent. */
  id: string;
  /** Slot number from 0, unique per user, so parallel requests cannot exceed the limit. */
  place: number;
  name: string;
  rows: StoredRow[];
  createdAt: Date;
}

export const SIZE_CHART_MODEL = 'SizeChart';

const GIRTH = { type: [Number], default: undefined };

const rowSchema = new Schema<StoredRow>(
  { size: { type: String, required: true }, chest: GIRTH, waist: GIRTH, hips: GIRTH },
  { _id: false, strict: 'throw' },
);

export const sizeChartSchema = new Schema<SizeChartDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    id: { type: String, required: true },
    place: { type: Number, required: true },
    name: { type: String, required: true },
    rows: { type: [rowSchema], required: true },
    createdAt: { type: Date, required: true },
  },
  // `id` is a stored field.
  { id: false, versionKey: false, strict: 'throw', collection: 'sizecharts' },
);
sizeChartSchema.index({ userId: 1, id: 1 }, { unique: true });
sizeChartSchema.index({ userId: 1, place: 1 }, { unique: true });
