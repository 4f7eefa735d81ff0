import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model } from 'mongoose';
import { type Config, CONFIG } from '../platform/config/config';
import { ACCOUNT_FIRST, createReader } from './stored-user';
import type { UserRecord } from './user-record';
import { USER_MODEL, type UserDocument } from './user.schema';

@Injectable()
export class UserListsRepository {
  constructor(
    @InjectModel(USER_MODEL) private readonly users: Model<UserDocument>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async findByPrefix(beginning: string, limit: number): Promise<UserRecord[]> {
    const users = await this.users
      .find({ email: trusted({ $gte: beginning, $lt: `${beginning}\uffff` }) })
      .sort({ email: 1, ...ACCOUNT_FIRST })
      .limit(limit)
      .lean<UserDocument[]>();
    return users.map(createReader(this.config));
  }

  /** Scans every account. */
  async count(since: Date): Promise<Record<string, number>> {
    const verified = '$isVerified';
    const recent = { $gte: ['$createdAt', since] };
    const [counts] = await this.users.aggregate<Record<string, number>>([
      {
        $group: {
          _id: null,
          verified: countWhere(verified),
          waitForVerification: countWhere({ $not: [verified] }),
          haveMeasured: countWhere({ $gt: ['$measurements', null] }),
          haveLifetimeAccess: countWhere('$hasPaid'),
          registeredSince: countWhere(recent),
          registeredAndVerifiedSince: countWhere({ $and: [recent, verified] }),
        },
      },
      { $project: { _id: 0 } },
    ]);
    return counts ?? { verified: 0 };
  }

  async findMondayReaders(after: string | null, limit: number): Promise<string[]> {
    const users = await this.users
      .find(
        {
          'preferences.mondayMail': true,
          isVerified: true,
          ...(this.config.sells && { hasPaid: true }),
          ...(after && { _id: trusted({ $gt: new Types.ObjectId(after) }) }),
        },
        { _id: 1 },
      )
      .sort({ _id: 1 })
      .limit(limit)
      .lean<Pick<UserDocument, '_id'>[]>();
    return users.map(({ _id }) => _id.toHexString());
  }
}

function countWhere(condition: unknown) {
  return { $sum: { $cond: [condition, 1, 0] } };
}
