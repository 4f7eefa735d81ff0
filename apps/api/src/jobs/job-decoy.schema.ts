import { Schema } from 'mongoose';
import type { JobName } from './jobs';

/** What is written in the place of a job that must not be, so that whoever waits cannot tell. It names nobody. */
export interface JobDecoyDocument {
  /** One of a few places, which are written again and again: their number does not grow. */
  _id: number;
  name: JobName;
  payload: unknown;
  dueAt: Date;
}

export const JOB_DECOY_MODEL = 'JobDecoy';

export const jobDecoySchema = new Schema<JobDecoyDocument>(
  {
    _id: { type: Number, required: true },
    name: { type: String, required: true },
    payload: { type: Schema.Types.Mixed, required: true },
    dueAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', minimize: false },
).index({ dueAt: 1 });
