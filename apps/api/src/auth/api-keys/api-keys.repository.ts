import { MAX_API_KEYS } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { storeInFreePlace } from '../../platform/database/free-place';
import { API_KEY_MODEL, type ApiKeyDocument } from './api-key.schema';

export type ApiKeyRecord = Pick<ApiKeyDocument, 'id' | 'name' | 'scopes' | 'createdAt' | 'usedOn'>;

export type NewApiKey = Omit<ApiKeyRecord, 'usedOn'> & Pick<ApiKeyDocument, 'hash'>;

@Injectable()
export class ApiKeysRepository {
  constructor(@InjectModel(API_KEY_MODEL) private readonly keys: Model<ApiKeyDocument>) {}

  async findByHash(hash: string): Promise<(ApiKeyRecord & { userId: string }) | null> {
    const key = await this.keys.findOne({ hash }).lean<ApiKeyDocument>();
    return key && { ...toRecord(key), userId: key.userId.toHexString() };
  }

  /** Newest first. */
  async list(userId: string): Promise<ApiKeyRecord[]> {
    const keys = await this.keys
      .find({ userId: new Types.ObjectId(userId) })
      .sort({ _id: -1 })
      .lean<ApiKeyDocument[]>();
    return keys.map(toRecord);
  }

  /** Null when the user already has the maximum number of keys. */
  async add(userId: string, key: NewApiKey): Promise<ApiKeyRecord | null> {
    const owner = new Types.ObjectId(userId);
    return storeInFreePlace(this.keys, owner, MAX_API_KEYS, {
      store: async (place) => toRecord((await this.keys.create({ ...key, userId: owner, place })).toObject()),
    });
  }

  async noteUse(hash: string, day: string): Promise<void> {
    await this.keys.updateOne({ hash }, { $set: { usedOn: day } });
  }

  async delete(userId: string, id: string): Promise<boolean> {
    return (await this.keys.deleteOne({ userId: new Types.ObjectId(userId), id })).deletedCount === 1;
  }

  async deleteAll(userId: string): Promise<void> {
    await this.keys.deleteMany({ userId: new Types.ObjectId(userId) });
  }
}

function toRecord({ id, name, scopes, createdAt, usedOn }: ApiKeyRecord): ApiKeyRecord {
  return { id, name, scopes, createdAt, usedOn };
}
