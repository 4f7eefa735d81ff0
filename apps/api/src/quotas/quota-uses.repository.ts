import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model } from 'mongoose';
import type { IsoWeek } from '../platform/clock/iso-week';
import { isDuplicate } from '../platform/database/database-errors';
import { QUOTA_USES_MODEL, type Quota, type QuotaUsesDocument } from './quota-uses.schema';

export interface QuotaKey {
  userId: string;
  quota: Quota;
  week: IsoWeek;
}

interface QuotaUse {
  id: string;
  at: Date;
}

@Injectable()
export class QuotaUsesRepository {
  constructor(@InjectModel(QUOTA_USES_MODEL) private readonly uses: Model<QuotaUsesDocument>) {}

  async countUsed(key: QuotaKey): Promise<number> {
    const uses = await this.uses.findById(getId(key), { used: 1 }).lean<Pick<QuotaUsesDocument, 'used'>>();
    return uses?.used ?? 0;
  }

  /** Counts each id once, even when requests race; false when the limit is reached. */
  async take(key: QuotaKey, use: QuotaUse, limit: number, resetsAt: Date): Promise<boolean> {
    const { userId, quota, week } = key;
    const free = {
      _id: getId(key),
      used: trusted({ $lt: limit }),
      'uses.id': trusted({ $ne: use.id }),
    };
    const count = { $inc: { used: 1 }, $push: { uses: { ...use, continued: 0 } } };
    const first = { $setOnInsert: { userId: new Types.ObjectId(userId), quota, week, resetsAt } };
    try {
      await this.uses.updateOne(free, { ...count, ...first }, { upsert: true });
      return true;
    } catch (error) {
      // A duplicate means that the quota is full, the use exists, or a concurrent request created it.
      if (!isDuplicate(error)) throw error;
      const { matchedCount } = await this.uses.updateOne(free, count);
      return matchedCount === 1 || (await this.uses.exists({ _id: getId(key), 'uses.id': use.id })) !== null;
    }
  }

  async has(userId: string, quota: Quota, id: string, since: Date): Promise<boolean> {
    const use = trusted({ $elemMatch: { id, at: { $gte: since } } });
    return (await this.uses.exists({ userId: new Types.ObjectId(userId), quota, uses: use })) !== null;
  }

  /** One write; false if there is no such use or the limit is reached. */
  async continue(userId: string, quota: Quota, id: string, since: Date, limit: number): Promise<boolean> {
    const use = trusted({ $elemMatch: { id, at: { $gte: since }, continued: { $lt: limit } } });
    const { matchedCount } = await this.uses.updateOne(
      { userId: new Types.ObjectId(userId), quota, uses: use },
      { $inc: { 'uses.$.continued': 1 } },
    );
    return matchedCount === 1;
  }

  async count(week: IsoWeek): Promise<{ quota: Quota; users: number; uses: number }[]> {
    const counts = await this.uses.aggregate<{ _id: Quota; users: number; uses: number }>([
      { $match: { week } },
      { $group: { _id: '$quota', users: { $sum: 1 }, uses: { $sum: '$used' } } },
    ]);
    return counts.map(({ _id: quota, users, uses }) => ({ quota, users, uses }));
  }

  async list(userId: string): Promise<Pick<QuotaUsesDocument, 'quota' | 'week' | 'used'>[]> {
    return this.uses
      .find({ userId: new Types.ObjectId(userId) }, { _id: 0, quota: 1, week: 1, used: 1 })
      .sort({ _id: 1 })
      .lean<Pick<QuotaUsesDocument, 'quota' | 'week' | 'used'>[]>();
  }

  async delete(userId: string): Promise<void> {
    await this.uses.deleteMany({ userId: new Types.ObjectId(userId) });
  }
}

function getId({ userId, quota, week }: QuotaKey): string {
  return `${userId}:${quota}:${week}`;
}
