import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model } from 'mongoose';
import { skipDuplicate } from '../platform/database/database-errors';
import { JOB_MODEL, type JobDocument } from './job.schema';
import { JOB_NAMES, type JobName, type Jobs } from './jobs';

export interface StoredJob {
  id: string;
  name: JobName;
  payload: unknown;
  /** Includes the running attempt of a claimed job. */
  attempts: number;
  trace?: string | undefined;
}

export interface FailedJob extends StoredJob {
  failedAt: Date;
  lastError: string;
}

export interface PendingJob extends StoredJob {
  state: JobState;
  createdAt: Date;
  /** Next attempt; for a running job, when its worker counts as lost. */
  dueAt: Date;
  lastError: string | null;
}

export type JobClaim = { job: StoredJob } | { notBefore: Date } | null;

export const JOB_STATES = ['due', 'later', 'running', 'retrying', 'failed'] as const;
type JobState = (typeof JOB_STATES)[number];

export interface JobCount {
  name: JobName;
  state: JobState;
  count: number;
  oldest: Date;
}

@Injectable()
export class JobsRepository {
  constructor(@InjectModel(JOB_MODEL) private readonly jobs: Model<JobDocument>) {}

  /** Due now by default. An existing id is left unchanged. Returns the id. */
  async add<N extends JobName>(
    name: N,
    payload: Jobs[N],
    now: Date,
    { id, dueAt = now, trace }: { id?: string | undefined; dueAt?: Date; trace?: string | undefined } = {},
  ): Promise<string> {
    const _id = new Types.ObjectId(id);
    await skipDuplicate(
      this.jobs.create({ _id, name, payload, dueAt, createdAt: now, ...(trace && { trace }) }),
    );
    return _id.toHexString();
  }

  /** The job that has been due the longest, claimed for `claimMs`; null when none is due. */
  async claimNext(
    now: Date,
    claimMs: number,
    names: readonly JobName[] = JOB_NAMES,
  ): Promise<StoredJob | null> {
    const due = { failedAt: null, dueAt: trusted({ $lte: now }), name: trusted({ $in: [...names] }) };
    const job = await this.jobs
      .findOneAndUpdate(due, buildClaimUpdate(now, claimMs), { sort: { dueAt: 1 }, returnDocument: 'after' })
      .lean<JobDocument>();
    return job && toStoredJob(job);
  }

  async claim(id: string, now: Date, claimMs: number): Promise<JobClaim> {
    const due = { _id: new Types.ObjectId(id), failedAt: null, dueAt: trusted({ $lte: now }) };
    const job = await this.jobs
      .findOneAndUpdate(due, buildClaimUpdate(now, claimMs), { returnDocument: 'after' })
      .lean<JobDocument>();
    if (job) return { job: toStoredJob(job) };
    const waiting = await this.jobs.findOne({ _id: due._id, failedAt: null }).lean<JobDocument>();
    return waiting && { notBefore: waiting.dueAt };
  }

  /** Does nothing if another worker took the job over. */
  async extendClaim(job: StoredJob, now: Date, claimMs: number): Promise<void> {
    await this.jobs.updateOne(buildAttemptFilter(job), {
      $set: { dueAt: new Date(now.getTime() + claimMs) },
    });
  }

  async complete(job: StoredJob): Promise<void> {
    await this.jobs.deleteOne({ _id: new Types.ObjectId(job.id) });
  }

  /** All but the job that erases the user's data. */
  async deleteAll(userId: string): Promise<void> {
    await this.jobs.deleteMany({ 'payload.userId': userId, name: trusted({ $ne: 'accounts.erase' }) });
  }

  async deleteMany(ids: readonly string[]): Promise<void> {
    await this.jobs.deleteMany({ _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id)) }) });
  }

  async retryAt(job: StoredJob, dueAt: Date, lastError: string): Promise<void> {
    await this.jobs.updateOne(buildAttemptFilter(job), { $set: { dueAt, lastError } });
  }

  async fail(job: StoredJob, failedAt: Date, lastError: string): Promise<void> {
    await this.jobs.updateOne(buildAttemptFilter(job), { $set: { failedAt, lastError } });
  }

  async findFailed(limit = 0): Promise<FailedJob[]> {
    const jobs = await this.jobs
      .find({ failedAt: trusted({ $ne: null }) })
      .sort({ failedAt: -1 })
      .limit(limit)
      .lean<JobDocument[]>();
    return jobs.map((job) => ({ ...toStoredJob(job), failedAt: job.failedAt!, lastError: job.lastError! }));
  }

  async find(id: string): Promise<PendingJob | null> {
    const [job] = await this.findPending({ _id: new Types.ObjectId(id) }, 1);
    return job ?? null;
  }

  async findWaiting(now: Date, limit: number): Promise<PendingJob[]> {
    return this.findPending({ failedAt: null }, limit, now);
  }

  private async findPending(filter: object, limit: number, now = new Date()): Promise<PendingJob[]> {
    const jobs = await this.jobs.find(filter).sort({ dueAt: 1 }).limit(limit).lean<JobDocument[]>();
    return jobs.map((job) => {
      const { createdAt, dueAt, lastError } = job;
      return { ...toStoredJob(job), state: getState(job, now), createdAt, dueAt, lastError };
    });
  }

  async count(now: Date): Promise<JobCount[]> {
    const counts = await this.jobs.aggregate<Omit<JobCount, 'name' | 'state'> & { _id: JobCount }>([
      {
        $group: {
          _id: { name: '$name', state: buildStateExpression(now) },
          count: { $sum: 1 },
          oldest: { $min: '$createdAt' },
        },
      },
    ]);
    return counts.map(({ _id: { name, state }, count, oldest }) => ({ name, state, count, oldest }));
  }

  async retry(id: string, dueAt: Date): Promise<void> {
    const freed = { failedAt: null, attempts: 0, dueAt };
    await this.jobs.updateOne({ _id: new Types.ObjectId(id) }, { $set: freed });
  }

  async findOverdue(before: Date, limit: number): Promise<StoredJob[]> {
    const jobs = await this.jobs
      .find({ failedAt: null, dueAt: trusted({ $lt: before }) })
      .sort({ dueAt: 1 })
      .limit(limit)
      .lean<JobDocument[]>();
    return jobs.map(toStoredJob);
  }
}

/** Matches the attempt number, so that a worker presumed dead cannot change anything. */
function buildAttemptFilter(job: StoredJob) {
  return { _id: new Types.ObjectId(job.id), attempts: job.attempts };
}

function getState({ failedAt, lastError, dueAt, attempts }: JobDocument, now: Date): JobState {
  if (failedAt) return 'failed';
  if (lastError !== null) return 'retrying';
  if (dueAt <= now) return 'due';
  return attempts > 0 ? 'running' : 'later';
}

function buildStateExpression(now: Date) {
  const has = (field: string) => ({ $gt: [field, null] });
  return {
    $switch: {
      branches: [
        { case: has('$failedAt'), then: 'failed' },
        { case: has('$lastError'), then: 'retrying' },
        { case: { $lte: ['$dueAt', now] }, then: 'due' },
        { case: { $gt: ['$attempts', 0] }, then: 'running' },
      ],
      default: 'later',
    },
  };
}

function buildClaimUpdate(now: Date, claimMs: number) {
  return { $set: { dueAt: new Date(now.getTime() + claimMs) }, $inc: { attempts: 1 } };
}

function toStoredJob({ _id, name, payload, attempts, trace }: JobDocument): StoredJob {
  return { id: _id.toHexString(), name, payload, attempts, ...(trace && { trace }) };
}
