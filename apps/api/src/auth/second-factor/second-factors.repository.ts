import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model } from 'mongoose';
import { SECOND_FACTOR_MODEL, type PendingTotp, type SecondFactorDocument } from './second-factor.schema';

export type SecondFactorRecord = Omit<SecondFactorDocument, '_id'>;

@Injectable()
export class SecondFactorsRepository {
  constructor(@InjectModel(SECOND_FACTOR_MODEL) private readonly factors: Model<SecondFactorDocument>) {}

  async find(userId: string): Promise<SecondFactorRecord | null> {
    const found = await this.factors.findById(new Types.ObjectId(userId)).lean<SecondFactorDocument>();
    if (!found) return null;
    const { _id, ...record } = found;
    return record;
  }

  async begin(userId: string, pending: PendingTotp): Promise<void> {
    await this.update(userId, { pending });
  }

  /** False when another setup was started meanwhile. */
  async confirm(userId: string, pending: PendingTotp, lastStep: number, rest: TurnedOn): Promise<boolean> {
    const { matchedCount } = await this.factors.updateOne(
      { _id: new Types.ObjectId(userId), 'pending.seed': pending.seed },
      { $set: { totpSeed: pending.seed, lastStep, pending: null, ...rest } },
    );
    return matchedCount === 1;
  }

  async requirePasskey(userId: string, rest: TurnedOn): Promise<void> {
    await this.update(userId, { passkey: true, ...rest });
  }

  async replaceRecoveryCodes(userId: string, recoveryHashes: string[]): Promise<boolean> {
    const { matchedCount } = await this.factors.updateOne(
      { _id: new Types.ObjectId(userId), since: trusted({ $ne: null }) },
      { $set: { recoveryHashes } },
    );
    return matchedCount === 1;
  }

  /** False when this code, or a later one, was used before. */
  async useStep(userId: string, totpSeed: string, step: number): Promise<boolean> {
    const { modifiedCount } = await this.factors.updateOne(
      { _id: new Types.ObjectId(userId), totpSeed, lastStep: trusted({ $lt: step }) },
      { $set: { lastStep: step } },
    );
    return modifiedCount === 1;
  }

  /** False when there is no such code, or another request was first. */
  async useRecoveryCode(userId: string, hash: string): Promise<boolean> {
    const { modifiedCount } = await this.factors.updateOne(
      { _id: new Types.ObjectId(userId), recoveryHashes: hash },
      { $pull: { recoveryHashes: hash } },
    );
    return modifiedCount === 1;
  }

  async delete(userId: string): Promise<boolean> {
    const { deletedCount } = await this.factors.deleteOne({ _id: new Types.ObjectId(userId) });
    return deletedCount === 1;
  }

  private async update(userId: string, changes: Partial<SecondFactorRecord>): Promise<void> {
    await this.factors.updateOne({ _id: new Types.ObjectId(userId) }, { $set: changes }, { upsert: true });
  }
}

export type TurnedOn = Pick<SecondFactorRecord, 'recoveryHashes' | 'since'>;
