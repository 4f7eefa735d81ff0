import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { randomInt } from 'node:crypto';
import type { Model } from 'mongoose';
import { JOB_DECOY_MODEL, type JobDecoyDocument } from './job-decoy.schema';
import type { JobName, Jobs } from './jobs';

/** Enough that concurrent requests rarely wait for the same document. */
const PLACES = 64;

@Injectable()
export class JobDecoysRepository {
  constructor(@InjectModel(JOB_DECOY_MODEL) private readonly decoys: Model<JobDecoyDocument>) {}

  async write<N extends JobName>(name: N, payload: Jobs[N], now: Date): Promise<void> {
    await this.decoys.updateOne(
      { _id: randomInt(PLACES) },
      { $set: { name, payload, dueAt: now } },
      { upsert: true },
    );
  }
}
