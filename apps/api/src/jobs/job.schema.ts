import { Schema, type Types } from 'mongoose';
import type { JobName } from './jobs';

/** A job that was enqueued and is not done yet, or that failed for good. */
export interface JobDocument {
  _id: Types.ObjectId;
  name: JobName;
  payload: unknown;
  /** Tries so far. */
  attempts: number;
  /** Not before this moment; also the end of a running worker's claim, so that a crashed one loses it. */
  dueAt: Date;
  /** Set when the last try failed and no other follows. */
  failedAt: Date | null;
  lastError: string | null;
  createdAt: Date;
  /** The W3C `traceparent` of the work that left it, where that was traced. */
  trace?: string;
}

/** Whoever runs Figura has so long to look at what failed for good, and to give it its tries back: 30 days, in seconds. */
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
  // Without `minimize` an empty payload would be stored as none.
  { versionKey: false, strict: 'throw', minimize: false },
)
  .index({ failedAt: 1, dueAt: 1 })
  // By it the jobs of a user whose account is deleted are found.
  .index({ 'payload.userId': 1 }, { sparse: true });
