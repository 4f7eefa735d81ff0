import { Schema, type Types } from 'mongoose';
import type { JobName } from './jobs';

export interface JobDocument {
  _id: Types.ObjectId;
  name: JobName;
  payload: unknown;
  attempts: number;
  /** Earliest start; for a claimed job, the end of the claim. */
  dueAt: Date;
  failedAt: Date | null;
  lastError: string | null;
  createdAt: Date;
  trace?: string;
}

/** Operators can retry failed jobs for 30 days; in seconds. */
const FAILED_TTL_SECONDS = 30 * 24 * 3_600;

export const JOB_MODEL = 'Job';

export const jobSchema = new Schema<JobDocument>(
  {
    name: { type: String, required: true },
    payload: { type: Schema.Types.Mixed, required: true },
    attempts: { type: Number, default: 0 },
    dueAt: { type: Date, required: true },
    failedAt: { type: Date, default: null, expires: FAILED_TTL_SECONDS },
    lastError: { type: String, default: null },
    createdAt: { type: Date, required: true },
    trace: { type: String },
  },
  // Without this, Mongoose drops an empty payload.
  { versionKey: false, strict: 'throw', minimize: false },
)
  .index({ failedAt: 1, dueAt: 1 })
  .index({ 'payload.userId': 1 }, { sparse: true });
