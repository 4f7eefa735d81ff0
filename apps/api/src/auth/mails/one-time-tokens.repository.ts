import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { deleteExcess } from '../../platform/database/delete-excess';
import { STORED_LIMITS } from '../../platform/database/stored-limits';
import { ONE_TIME_TOKEN_MODEL, type OneTimeTokenDocument, type TokenPurpose } from './one-time-token.schema';

export interface OneTimeTokenRecord {
  userId: string;
  usedAt: Date | null;
  expiresAt: Date;
}

@Injectable()
export class OneTimeTokensRepository {
  constructor(@InjectModel(ONE_TIME_TOKEN_MODEL) private readonly tokens: Model<OneTimeTokenDocument>) {}

  /** Deletes the user's oldest tokens above the limit. */
  async create(token: {
    hash: string;
    purpose: TokenPurpose;
    userId: string;
    expiresAt: Date;
  }): Promise<void> {
    const owner = { userId: new Types.ObjectId(token.userId) };
    await this.tokens.create({ ...token, ...owner });
    const { max } = STORED_LIMITS.onetimetokens;
    await deleteExcess(this.tokens, owner, { max, order: { _id: -1 } });
  }

  async find(purpose: TokenPurpose, hash: string): Promise<OneTimeTokenRecord | null> {
    const token = await this.tokens.findOne({ hash, purpose }).lean<OneTimeTokenDocument>();
    return token && { userId: token.userId.toHexString(), usedAt: token.usedAt, expiresAt: token.expiresAt };
  }

  /** False when it was already used. */
  async use(purpose: TokenPurpose, hash: string, usedAt: Date): Promise<boolean> {
    const { modifiedCount } = await this.tokens.updateOne(
      { hash, purpose, usedAt: null },
      { $set: { usedAt } },
    );
    return modifiedCount === 1;
  }

  async deleteAll(userId: string, purpose?: TokenPurpose): Promise<void> {
    await this.tokens.deleteMany({ userId: new Types.ObjectId(userId), ...(purpose && { purpose }) });
  }
}
