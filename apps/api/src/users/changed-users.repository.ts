import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model } from 'mongoose';
import { CHANGED_USERS_MODEL, type ChangedUsersDocument } from './changed-users.schema';

@Injectable()
export class ChangedUsersRepository {
  constructor(@InjectModel(CHANGED_USERS_MODEL) private readonly changes: Model<ChangedUsersDocument>) {}

  /** Notes, under the moment of the database's clock, who was changed. */
  async add(userIds: readonly string[]): Promise<void> {
    await this.changes.updateOne(
      { _id: new Types.ObjectId() },
      { $set: { userIds }, $currentDate: { at: true } },
      // The clock of the database can be had by an update alone.
      { upsert: true },
    );
  }

  /** Who was changed since a moment of the database's clock, and when the last change was noted. */
  async since(moment: Date): Promise<{ userIds: Set<string>; last: Date }> {
    const changes = await this.changes.find({ at: trusted({ $gte: moment }) }).lean<ChangedUsersDocument[]>();
    return {
      userIds: new Set(changes.flatMap(({ userIds }) => userIds.map((id) => id.toHexString()))),
      last: changes.reduce((last, { at }) => (at > last ? at : last), moment),
    };
  }

  /** The moment of the last change; the beginning of time when there was none. */
  async last(): Promise<Date> {
    const change = await this.changes.findOne().sort({ at: -1 }).lean<ChangedUsersDocument>();
    return change?.at ?? new Date(0);
  }
}
