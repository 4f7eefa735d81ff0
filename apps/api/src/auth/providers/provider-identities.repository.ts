import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { skipDuplicate } from '../../platform/database/database-errors';
import { PROVIDER_IDENTITY_MODEL, type ProviderIdentityDocument } from './provider-identity.schema';

export type ProviderIdentityRecord = Omit<ProviderIdentityDocument, '_id' | 'userId'> & { userId: string };

@Injectable()
export class ProviderIdentitiesRepository {
  constructor(
    @InjectModel(PROVIDER_IDENTITY_MODEL) private readonly identities: Model<ProviderIdentityDocument>,
  ) {}

  /** False when the identity or the account is linked already. */
  async create({ userId, ...rest }: ProviderIdentityRecord): Promise<boolean> {
    const created = await skipDuplicate(
      this.identities.create({ userId: new Types.ObjectId(userId), ...rest }),
    );
    return created !== null;
  }

  async find(issuer: string, subject: string): Promise<ProviderIdentityRecord | null> {
    const identity = await this.identities.findOne({ issuer, subject }).lean<ProviderIdentityDocument>();
    return identity && toRecord(identity);
  }

  async list(userId: string): Promise<ProviderIdentityRecord[]> {
    const identities = await this.identities
      .find({ userId: new Types.ObjectId(userId) })
      .lean<ProviderIdentityDocument[]>();
    return identities.map(toRecord);
  }

  async use({ issuer, subject, userId }: ProviderIdentityRecord, lastUsedAt: Date): Promise<boolean> {
    const { matchedCount } = await this.identities.updateOne(
      { issuer, subject, userId: new Types.ObjectId(userId) },
      { $set: { lastUsedAt } },
    );
    return matchedCount === 1;
  }

  async delete(userId: string, issuer: string): Promise<boolean> {
    const { deletedCount } = await this.identities.deleteOne({ userId: new Types.ObjectId(userId), issuer });
    return deletedCount === 1;
  }

  async deleteAll(userId: string): Promise<void> {
    await this.identities.deleteMany({ userId: new Types.ObjectId(userId) });
  }
}

function toRecord({ _id, userId, ...rest }: ProviderIdentityDocument): ProviderIdentityRecord {
  return { userId: userId.toHexString(), ...rest };
}
