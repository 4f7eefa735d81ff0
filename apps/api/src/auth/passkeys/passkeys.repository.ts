import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model, type mongo } from 'mongoose';
import { skipDuplicate } from '../../platform/database/database-errors';
import { toBuffer } from '../../platform/database/to-buffer';
import { PASSKEY_MODEL, type PasskeyDocument } from './passkey.schema';

type StoredPasskey = Omit<PasskeyDocument, 'publicKey'> & { publicKey: mongo.Binary };

export type PasskeyRecord = Omit<PasskeyDocument, '_id' | 'userId'> & { id: string; userId: string };

@Injectable()
export class PasskeysRepository {
  constructor(@InjectModel(PASSKEY_MODEL) private readonly passkeys: Model<PasskeyDocument>) {}

  /** False when already registered, for any account. */
  async create({ id, userId, ...rest }: PasskeyRecord): Promise<boolean> {
    const created = await skipDuplicate(
      this.passkeys.create({ _id: id, userId: new Types.ObjectId(userId), ...rest }),
    );
    return created !== null;
  }

  async findForSignIn(id: string): Promise<PasskeyRecord | null> {
    const passkey = await this.passkeys.findById(id).lean<StoredPasskey>();
    return passkey && toRecord(passkey);
  }

  /** Oldest first. */
  async list(userId: string): Promise<PasskeyRecord[]> {
    const passkeys = await this.passkeys
      .find({ userId: new Types.ObjectId(userId) })
      .sort({ createdAt: 1 })
      .lean<StoredPasskey[]>();
    return passkeys.map(toRecord);
  }

  count(userId: string): Promise<number> {
    return this.passkeys.countDocuments({ userId: new Types.ObjectId(userId) });
  }

  /** False when it was removed or used in the meantime. */
  async use(
    { id, userId, counter: before }: PasskeyRecord,
    counter: number,
    lastUsedAt: Date,
  ): Promise<boolean> {
    const { matchedCount } = await this.passkeys.updateOne(
      { _id: id, userId: new Types.ObjectId(userId), counter: before },
      { $set: { counter, lastUsedAt } },
    );
    return matchedCount === 1;
  }

  async rename(userId: string, id: string, name: string): Promise<boolean> {
    const { matchedCount } = await this.passkeys.updateOne(
      { _id: id, userId: new Types.ObjectId(userId) },
      { $set: { name } },
    );
    return matchedCount === 1;
  }

  async delete(userId: string, id: string): Promise<boolean> {
    const { deletedCount } = await this.passkeys.deleteOne({ _id: id, userId: new Types.ObjectId(userId) });
    return deletedCount === 1;
  }

  async deleteAll(userId: string): Promise<void> {
    await this.passkeys.deleteMany({ userId: new Types.ObjectId(userId) });
  }
}

function toRecord({ _id, userId, publicKey, ...rest }: StoredPasskey): PasskeyRecord {
  return { id: _id, userId: userId.toHexString(), publicKey: toBuffer(publicKey), ...rest };
}
