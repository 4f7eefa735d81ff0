import { Schema } from 'mongoose';
import type { JobName } from './jobs';

/** Written instead of a job that must not exist, so that timing reveals nothing. Names no user. */
export interface JobDecoyDocument {
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
