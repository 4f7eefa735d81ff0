import type { FollowUpAnswer } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model } from 'mongoose';
import { skipDuplicate } from '../../platform/database/database-errors';
import { deleteExcess } from '../../platform/database/delete-excess';
import { STORED_LIMITS } from '../../platform/database/stored-limits';
import { FOLLOW_UP_MODEL, type FollowUpDocument } from './follow-up.schema';

export type FollowUpRecord = Omit<FollowUpDocument, '_id' | 'userId'> & { id: string };
export type NewFollowUp = Omit<FollowUpRecord, 'id' | 'answer'>;

@Injectable()
export class FollowUpsRepository {
  constructor(@InjectModel(FOLLOW_UP_MODEL) private readonly followUps: Model<FollowUpDocument>) {}

  /** Adds each key once; drops concurrent follow-ups above the limit. */
  async add(userId: string, followUp: NewFollowUp): Promise<void> {
    const owner = { userId: new Types.ObjectId(userId) };
    await skipDuplicate(this.followUps.create({ ...followUp, ...owner }));
    const { max } = STORED_LIMITS.followups;
    await deleteExcess(this.followUps, owner, { max, order: { createdAt: 1, _id: 1 } });
  }

  count(userId: string): Promise<number> {
    return this.followUps.countDocuments({ userId: new Types.ObjectId(userId) });
  }

  async findDue(userId: string, before: Date, limit: number): Promise<FollowUpRecord[]> {
    const due = await this.followUps
      .find({ userId: new Types.ObjectId(userId), answer: null, createdAt: trusted({ $lte: before }) })
      .sort({ createdAt: 1, _id: 1 })
      .limit(limit)
      .lean<FollowUpDocument[]>();
    return due.map(toRecord);
  }

  async list(userId: string): Promise<FollowUpRecord[]> {
    const all = await this.followUps
      .find({ userId: new Types.ObjectId(userId) })
      .sort({ createdAt: 1, _id: 1 })
      .lean<FollowUpDocument[]>();
    return all.map(toRecord);
  }

  /** Keeps the first answer and deletes the subject. Null if no such question is open. */
  async answer(userId: string, id: string, answer: FollowUpAnswer): Promise<FollowUpRecord | null> {
    const answered = await this.followUps
      .findOneAndUpdate(
        { _id: new Types.ObjectId(id), userId: new Types.ObjectId(userId), answer: null },
        { $set: { answer, name: null } },
        { returnDocument: 'after' },
      )
      .lean<FollowUpDocument>();
    return answered && toRecord(answered);
  }

  async find(userId: string, id: string): Promise<FollowUpRecord | null> {
    const found = await this.followUps
      .findOne({ _id: new Types.ObjectId(id), userId: new Types.ObjectId(userId) })
      .lean<FollowUpDocument>();
    return found && toRecord(found);
  }

  async delete(userId: string): Promise<void> {
    await this.followUps.deleteMany({ userId: new Types.ObjectId(userId) });
  }
}

function toRecord({ _id, userId: _userId, ...rest }: FollowUpDocument): FollowUpRecord {
  return { id: _id.toHexString(), ...rest };
}
