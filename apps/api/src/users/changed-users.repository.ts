import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model } from 'mongoose';
import { USER_CHANGE_MODEL, type UserChangeDocument } from './user-change.schema';

@Injectable()
export class UserChangesRepository {
  constructor(@InjectModel(USER_CHANGE_MODEL) private readonly changes: Model<UserChangeDocument>) {}

  async add(userIds: readonly string[]): Promise<void> {
    await this.changes.bulkWrite(
      userIds.map((userId) => ({
        updateOne: {
          filter: { _id: new Types.ObjectId(userId) },
          update: { $currentDate: { at: true } },
          upsert: true,
        },
      })),
      { ordered: false },
    );
  }

  /** Who was changed since a moment of the database's clock, and when the last change was. */
  async since(moment: Date): Promise<{ userIds: string[]; last: Date }> {
    const changes = await this.changes.find({ at: trusted({ $gte: moment }) }).lean<UserChangeDocument[]>();
    return {
      userIds: changes.map(({ _id }) => _id.toHexString()),
      last: changes.reduce((last, { at }) => (at > last ? at : last), moment),
    };
  }

  /** The moment of the last change; the beginning of time when there was none. */
  async last(): Promise<Date> {
    const change = await this.changes.findOne().sort({ at: -1 }).lean<UserChangeDocument>();
    return change?.at ?? new Date(0);
  }
}
