import { MAX_PACKING_LISTS } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted, Types, type UpdateQuery } from 'mongoose';
import { storeInFreePlace } from '../../platform/database/free-place';
import { PACKING_LIST_MODEL, type PackingListDocument } from './packing-list.schema';

export type PackingListRecord = Omit<PackingListDocument, '_id' | 'userId' | 'place' | 'deletedAt'> & {
  position: string;
};
export type NewPackingList = Omit<PackingListRecord, 'packed' | 'position'>;
export type PackedJourney = Omit<NewPackingList, 'id' | 'createdAt'>;

const WAS_DELETED = trusted({ $gt: new Date(0) });

@Injectable()
export class PackingListsRepository {
  constructor(@InjectModel(PACKING_LIST_MODEL) private readonly lists: Model<PackingListDocument>) {}

  async find(userId: string, id: string): Promise<PackingListRecord | null> {
    return toRecordOrNull(await this.lists.findOne(buildFilter(userId, id)).lean<PackingListDocument>());
  }

  async list(userId: string, limit: number, after?: string): Promise<PackingListRecord[]> {
    const older = after !== undefined && { _id: trusted({ $lt: new Types.ObjectId(after) }) };
    const lists = await this.lists
      .find({ userId: new Types.ObjectId(userId), deletedAt: null, ...older })
      .sort({ _id: -1 })
      .limit(limit)
      .lean<PackingListDocument[]>();
    return lists.map(toRecord);
  }

  async listAll(userId: string): Promise<(PackingListRecord & { deletedAt: Date | null })[]> {
    const lists = await this.lists
      .find({ userId: new Types.ObjectId(userId) })
      .sort({ _id: -1 })
      .lean<PackingListDocument[]>();
    return lists.map((list) => ({ ...toRecord(list), deletedAt: list.deletedAt ?? null }));
  }

  /** Includes deleted lists. */
  async hasAny(userId: string): Promise<boolean> {
    return (await this.lists.exists({ userId: new Types.ObjectId(userId) })) !== null;
  }

  async hasRoom(userId: string): Promise<boolean> {
    const kept = await this.lists.countDocuments({ userId: new Types.ObjectId(userId), deletedAt: null });
    return kept < MAX_PACKING_LISTS;
  }

  async add(userId: string, list: NewPackingList): Promise<PackingListRecord | null> {
    const owner = new Types.ObjectId(userId);
    await this.freePlaces(owner);
    return storeInFreePlace(this.lists, owner, MAX_PACKING_LISTS, {
      store: async (place) => {
        const document = {
          ...list,
          _id: new Types.ObjectId(),
          userId: owner,
          place,
          packed: [],
          deletedAt: null,
        };
        // A new list with the id of a deleted one replaces it.
        await this.lists.deleteMany({ userId: owner, id: list.id, deletedAt: WAS_DELETED });
        // Mongoose documents for hundreds of pieces would block the event loop.
        await this.lists.insertMany([document], { lean: true });
        return toRecord(document);
      },
      findStored: () => this.find(userId, list.id),
    });
  }

  repack(
    userId: string,
    id: string,
    journey: PackedJourney & { packed: string[] },
  ): Promise<PackingListRecord | null> {
    return this.update(buildFilter(userId, id), { $set: journey });
  }

  tick(userId: string, id: string, piece: string, isPacked: boolean): Promise<PackingListRecord | null> {
    const change = isPacked ? { $addToSet: { packed: piece } } : { $pull: { packed: piece } };
    return this.update(buildFilter(userId, id), change);
  }
  async delete(userId: string, id: string, deletedAt: Date): Promise<boolean> {
    const { matchedCount } = await this.lists.updateOne(buildFilter(userId, id), { $set: { deletedAt } });
    return matchedCount === 1;
  }

  restore(userId: string, id: string): Promise<PackingListRecord | null> {
    const deleted = { userId: new Types.ObjectId(userId), id, deletedAt: WAS_DELETED };
    return this.update(deleted, { $set: { deletedAt: null } });
  }

  async deleteAll(userId: string): Promise<void> {
    await this.lists.deleteMany({ userId: new Types.ObjectId(userId) });
  }

  private async update(
    filter: QueryFilter<PackingListDocument>,
    change: UpdateQuery<PackingListDocument>,
  ): Promise<PackingListRecord | null> {
    const after = { returnDocument: 'after' } as const;
    return toRecordOrNull(
      await this.lists.findOneAndUpdate(filter, change, after).lean<PackingListDocument>(),
    );
  }

  /** Removes deleted lists when all slots are taken. */
  private async freePlaces(owner: Types.ObjectId): Promise<void> {
    if ((await this.lists.countDocuments({ userId: owner })) < MAX_PACKING_LISTS) return;
    await this.lists.deleteMany({ userId: owner, deletedAt: WAS_DELETED });
  }
}

function buildFilter(userId: string, id: string) {
  return { userId: new Types.ObjectId(userId), id, deletedAt: null };
}

function toRecordOrNull(document: PackingListDocument | null): PackingListRecord | null {
  return document && toRecord(document);
}

function toRecord(document: PackingListDocument): PackingListRecord {
  const { _id, userId: _owner, place: _place, deletedAt: _deletedAt, ...list } = document;
  return { ...list, position: _id.toHexString() };
}
