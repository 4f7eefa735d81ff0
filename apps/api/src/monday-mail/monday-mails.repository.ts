import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model } from 'mongoose';
import type { IsoWeek } from '../platform/clock/iso-week';
import { MONDAY_MAIL_MODEL, type MondayMailDocument } from './monday-mail.schema';

export type MondayMailRecord = Pick<MondayMailDocument, 'week' | 'sentAt'>;

@Injectable()
export class MondayMailsRepository {
  constructor(@InjectModel(MONDAY_MAIL_MODEL) private readonly mails: Model<MondayMailDocument>) {}

  async plan(userIds: readonly string[], week: IsoWeek, now: Date): Promise<string[]> {
    if (userIds.length === 0) return [];
    const ids = userIds.map((id) => new Types.ObjectId(id));
    await this.mails.bulkWrite(
      ids.map((userId) => ({
        updateOne: {
          filter: { userId, week },
          update: { $setOnInsert: { sentAt: null, createdAt: now } },
          upsert: true,
        },
      })),
      { ordered: false },
    );
    const planned = await this.mails
      .find({ userId: trusted({ $in: ids }), week, sentAt: null }, { userId: 1 })
      .lean<Pick<MondayMailDocument, 'userId'>[]>();
    return planned.map(({ userId }) => userId.toHexString());
  }

  async find(userId: string, week: IsoWeek): Promise<MondayMailRecord | null> {
    const mail = await this.mails
      .findOne({ userId: new Types.ObjectId(userId), week })
      .lean<MondayMailDocument>();
    return mail && { week, sentAt: mail.sentAt };
  }

  async noteSent(userId: string, week: IsoWeek, sentAt: Date): Promise<void> {
    await this.mails.updateOne({ userId: new Types.ObjectId(userId), week }, { $set: { sentAt } });
  }

  async list(userId: string): Promise<MondayMailRecord[]> {
    const mails = await this.mails
      .find({ userId: new Types.ObjectId(userId) })
      .sort({ week: 1 })
      .lean<MondayMailDocument[]>();
    return mails.map(({ week, sentAt }) => ({ week, sentAt }));
  }

  async deleteAll(userId: string): Promise<void> {
    await this.mails.deleteMany({ userId: new Types.ObjectId(userId) });
  }
}
