import type { FollowUpAnswer } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { FOLLOW_UP_COUNT_MODEL, type FollowUpCountDocument } from './follow-up-count.schema';
import type { FollowUpRecord } from './follow-ups.repository';

@Injectable()
export class FollowUpCountsRepository {
  constructor(@InjectModel(FOLLOW_UP_COUNT_MODEL) private readonly counts: Model<FollowUpCountDocument>) {}

  async add({ source, level }: FollowUpRecord, answer: FollowUpAnswer, now: Date): Promise<void> {
    const day = now.toISOString().slice(0, 10);
    await this.counts.updateOne(
      { _id: [day, source, level, answer].join(':') },
      { $inc: { count: 1 }, $setOnInsert: { day: new Date(day), source, level, answer } },
      { upsert: true },
    );
  }

  async findSince(since: Date): Promise<FollowUpCountDocument[]> {
    return this.counts.find({ day: trusted({ $gte: since }) }).lean<FollowUpCountDocument[]>();
  }
}
