import { MAX_OUTFITS, MAX_PLANS } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted, Types, type UpdateQuery } from 'mongoose';
import { storeInFreePlace } from '../../platform/database/free-place';
import { hasRoomForWear } from '../../platform/database/has-room-for-wear';
import { OUTFIT_MODEL, type OutfitDocument, type PieceRef } from './outfit.schema';

export type OutfitRecord = Omit<OutfitDocument, '_id' | 'userId' | 'place'> & {
  position: string;
};

export type NewOutfit = Pick<OutfitDocument, 'id' | 'name' | 'pieces' | 'createdAt'>;
export type OutfitChanges = Partial<Pick<OutfitDocument, 'name' | 'pieces'>>;

@Injectable()
export class OutfitsRepository {
  constructor(@InjectModel(OUTFIT_MODEL) private readonly outfits: Model<OutfitDocument>) {}

  async find(userId: string, id: string): Promise<OutfitRecord | null> {
    return toRecordOrNull(await this.outfits.findOne(buildFilter(userId, id)).lean<OutfitDocument>());
  }

  async list(userId: string, limit: number, after?: string): Promise<OutfitRecord[]> {
    const older = after !== undefined && { _id: trusted({ $lt: new Types.ObjectId(after) }) };
    const outfits = await this.outfits
      .find({ userId: new Types.ObjectId(userId), ...older })
      .sort({ _id: -1 })
      .limit(limit)
      .lean<OutfitDocument[]>();
    return outfits.map(toRecord);
  }

  async hasRoom(userId: string): Promise<boolean> {
    return (await this.outfits.countDocuments({ userId: new Types.ObjectId(userId) })) < MAX_OUTFITS;
  }

  async add(userId: string, outfit: NewOutfit): Promise<OutfitRecord | null> {
    const owner = new Types.ObjectId(userId);
    const before = await this.find(userId, outfit.id);
    if (before) return before;
    return storeInFreePlace(this.outfits, owner, MAX_OUTFITS, {
      store: async (place) => {
        const document = { ...outfit, userId: owner, place, wears: [], plans: [] };
        return toRecord((await this.outfits.create(document)).toObject());
      },
      findStored: () => this.find(userId, outfit.id),
    });
  }

  change(userId: string, id: string, changes: OutfitChanges): Promise<OutfitRecord | null> {
    return this.update(buildFilter(userId, id), { $set: changes });
  }

  /** Idempotent per day; null if the outfit is unknown or has the maximum of days. */
  addWear(userId: string, id: string, date: string): Promise<OutfitRecord | null> {
    const roomy = { ...buildFilter(userId, id), ...hasRoomForWear(date) };
    return this.update(roomy, { $addToSet: { wears: date } });
  }

  removeWear(userId: string, id: string, date: string): Promise<OutfitRecord | null> {
    return this.update(buildFilter(userId, id), { $pull: { wears: date } });
  }
  /**
   * Idempotent per day; null if the outfit is unknown or has the maximum of plans. Removes plans before
   * `today`.
   */
  async addPlan(userId: string, id: string, day: string, today: string): Promise<OutfitRecord | null> {
    const filter = buildFilter(userId, id);
    await this.outfits.updateOne(filter, { $pull: { plans: trusted({ $lt: today }) } });
    const hasRoom = [{ plans: day }, { [`plans.${MAX_PLANS - 1}`]: trusted({ $exists: false }) }];
    return this.update({ ...filter, $or: hasRoom }, { $addToSet: { plans: day } });
  }

  removePlan(userId: string, id: string, day: string): Promise<OutfitRecord | null> {
    return this.update(buildFilter(userId, id), { $pull: { plans: day } });
  }
  async findPlanned(userId: string, today: string): Promise<OutfitRecord[]> {
    const outfits = await this.outfits
      .find({ userId: new Types.ObjectId(userId), plans: trusted({ $gte: today }) })
      .lean<OutfitDocument[]>();
    return outfits.map(toRecord);
  }

  /** Omits the days, which are most of the data. */
  async findPieces(userId: string, wornOn?: string): Promise<PieceRef[]> {
    const outfits = await this.outfits
      .find(
        { userId: new Types.ObjectId(userId), ...(wornOn !== undefined && { wears: wornOn }) },
        { _id: 0, pieces: 1 },
      )
      .lean<Pick<OutfitDocument, 'pieces'>[]>();
    return outfits.flatMap(({ pieces }) => pieces);
  }

  async delete(userId: string, id: string): Promise<boolean> {
    return (await this.outfits.deleteOne(buildFilter(userId, id))).deletedCount === 1;
  }

  async deleteAll(userId: string): Promise<void> {
    await this.outfits.deleteMany({ userId: new Types.ObjectId(userId) });
  }

  private async update(
    filter: QueryFilter<OutfitDocument>,
    change: UpdateQuery<OutfitDocument>,
  ): Promise<OutfitRecord | null> {
    const after = { returnDocument: 'after' } as const;
    return toRecordOrNull(await this.outfits.findOneAndUpdate(filter, change, after).lean<OutfitDocument>());
  }
}

function buildFilter(userId: string, id: string) {
  return { userId: new Types.ObjectId(userId), id };
}

function toRecordOrNull(document: OutfitDocument | null): OutfitRecord | null {
  return document && toRecord(document);
}

function toRecord({ _id, id, name, pieces, wears, plans, createdAt }: OutfitDocument): OutfitRecord {
  return { position: _id.toHexString(), id, name, pieces, wears, plans, createdAt };
}
