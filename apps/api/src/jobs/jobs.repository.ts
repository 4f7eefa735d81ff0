import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model } from 'mongoose';
import { JOB_MODEL, type JobDocument } from './job.schema';
import type { JobName, Jobs } from './jobs';

/** A claimed job. */
export interface JobRecord {
  id: string;
  name: JobName;
  payload: unknown;
  /** Tries so far, this one included. */
  attempts: number;
}

@Injectable()
export class JobsRepository {
  constructor(@InjectModel(JOB_MODEL) private readonly jobs: Model<JobDocument>) {}

  async add<N extends JobName>(name: N, payload: Jobs[N], now: Date): Promise<void> {
    await this.jobs.create({ name, payload, dueAt: now, createdAt: now });
  }

  /** Takes the job that is due longest, for `claimMs`; null when none is due. */
  async claim(now: Date, claimMs: number): Promise<JobRecord | null> {
    const job = await this.jobs
      .findOneAndUpdate(
        { failedAt: null, dueAt: trusted({ $lte: now }) },
        { $set: { dueAt: new Date(now.getTime() + claimMs) }, $inc: { attempts: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      )
      .lean<JobDocument>();
    return job && { id: job._id.toHexString(), name: job.name, payload: job.payload, attempts: job.attempts };
  }

  async complete(id: string): Promise<void> {
    await this.jobs.deleteOne({ _id: new Types.ObjectId(id) });
  }

  async retryAt(id: string, dueAt: Date, lastError: string): Promise<void> {
    await this.jobs.updateOne({ _id: new Types.ObjectId(id) }, { $set: { dueAt, lastError } });
  }

  async fail(id: string, failedAt: Date, lastError: string): Promise<void> {
    await this.jobs.updateOne({ _id: new Types.ObjectId(id) }, { $set: { failedAt, lastError } });
  }
}
