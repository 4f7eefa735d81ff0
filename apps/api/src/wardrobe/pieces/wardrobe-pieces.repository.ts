import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model, type QueryFilter } from 'mongoose';
import type { Category } from '@figura/contracts';
import { isDuplicate } from '../../platform/database/database-errors';
import { freePlaces } from '../../platform/database/free-place';
import { hasRoomForWear } from '../../platform/database/has-room-for-wear';
import { WARDROBE_PIECE_MODEL, type WardrobePieceDocument } from './wardrobe-piece.schema';

export type PieceRecord = Omit<
  WardrobePieceDocument,
  '_id' | 'userId' | 'slot' | 'words' | 'wish' | 'inWash' | 'brand' | 'size'
> & {
  brand: string | null;
  size: string | null;
  wish: boolean;
  inWash: boolean;
  /** Sort key of lists: later pieces are greater. */
  position: string;
};

export type OwnedPiece = Pick<WardrobePieceDocument, 'id' | 'name' | 'garment' | 'inWash'>;

export type NewPiece = Pick<
  WardrobePieceDocument,
  'id' | 'garment' | 'name' | 'words' | 'price' | 'note' | 'brand' | 'size' | 'wish' | 'createdAt'
>;

export type PieceChanges = Partial<
  Pick<
    WardrobePieceDocument,
    'garment' | 'name' | 'words' | 'price' | 'note' | 'brand' | 'size' | 'wish' | 'inWash' | 'photo'
  >
>;

export interface PieceFilter {
  /** Lower case; all must occur. */
  words?: readonly string[];
  category?: Category | undefined;
  notWornSince?: Date | undefined;
  isWish?: boolean | undefined;
  isInWash?: boolean | undefined;
  deletedSince?: Date | undefined;
}

export type Addition = 'added' | 'full' | 'known';

const READ_AT_ONCE = 50;

/** `$ne`, because older documents lack `wish`. */
const OWNED: QueryFilter<WardrobePieceDocument> = { wish: trusted({ $ne: true }) };

@Injectable()
export class WardrobePiecesRepository {
  constructor(@InjectModel(WARDROBE_PIECE_MODEL) private readonly pieces: Model<WardrobePieceDocument>) {}

  async list(
    userId: string,
    filter: PieceFilter,
    after: string | null,
    limit: number,
  ): Promise<PieceRecord[]> {
    const from = after ? { _id: trusted({ $lt: new Types.ObjectId(after) }) } : {};
    const pieces = await this.pieces
      .find({ ...toQueryFilter(userId, filter), ...from })
      .sort({ _id: -1 })
      .limit(limit)
      .lean<WardrobePieceDocument[]>();
    return pieces.map(toRecord);
  }

  count(userId: string, filter: PieceFilter): Promise<number> {
    return this.pieces.countDocuments(toQueryFilter(userId, filter));
  }

  async countCategories(userId: string): Promise<ReadonlyMap<Category, number>> {
    const pieces = await this.pieces
      .find(toQueryFilter(userId, {}), { _id: 0, 'garment.category': 1 })
      .lean<{ garment: { category: Category } }[]>();
    const counts = new Map<Category, number>();
    for (const { garment } of pieces) counts.set(garment.category, (counts.get(garment.category) ?? 0) + 1);
    return counts;
  }

  async findGarments(userId: string, limit: number): Promise<OwnedPiece[]> {
    return this.pieces
      .find(toQueryFilter(userId, {}), { _id: 0, id: 1, name: 1, garment: 1, inWash: 1 })
      .sort({ _id: -1 })
      .limit(limit)
      .lean<OwnedPiece[]>();
  }

  async findWornSince(userId: string, day: string): Promise<string[]> {
    const pieces = await this.pieces
      .find({ ...toQueryFilter(userId, {}), wears: trusted({ $gte: day }) }, { _id: 0, id: 1 })
      .lean<Pick<WardrobePieceDocument, 'id'>[]>();
    return pieces.map(({ id }) => id);
  }

  async findWornOn(userId: string, day: string): Promise<string[]> {
    const pieces = await this.pieces
      .find({ ...toQueryFilter(userId, {}), wears: day }, { _id: 0, id: 1 })
      .lean<Pick<WardrobePieceDocument, 'id'>[]>();
    return pieces.map(({ id }) => id);
  }

  async findNotWornSince(userId: string, since: Date): Promise<string[]> {
    const pieces = await this.pieces
      .find(toQueryFilter(userId, { notWornSince: since }), { _id: 0, id: 1 })
      .lean<Pick<WardrobePieceDocument, 'id'>[]>();
    return pieces.map(({ id }) => id);
  }

  /** Includes deleted pieces, oldest first. */
  async *findAll(userId: string): AsyncGenerator<PieceRecord> {
    const owner = { userId: new Types.ObjectId(userId) };
    const all = await this.pieces.find(owner, { _id: 1 }).sort({ _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
    // Batches avoid loading everything, or keeping a cursor open for slow clients.
    for (let first = 0; first < all.length; first += READ_AT_ONCE) {
      const page = all.slice(first, first + READ_AT_ONCE).map(({ _id }) => _id);
      const pieces = await this.pieces
        .find({ ...owner, _id: trusted({ $in: page }) })
        .sort({ _id: 1 })
        .lean<WardrobePieceDocument[]>();
      yield* pieces.map(toRecord);
    }
  }

  async find(userId: string, id: string): Promise<PieceRecord | null> {
    return toRecordOrNull(await this.pieces.findOne(selectKept(userId, id)).lean<WardrobePieceDocument>());
  }

  /** Includes deleted pieces. */
  async findKnown(userId: string, ids: readonly string[]): Promise<PieceRecord[]> {
    const pieces = await this.pieces
      .find({ userId: new Types.ObjectId(userId), id: trusted({ $in: ids }) })
      .lean<WardrobePieceDocument[]>();
    return pieces.map(toRecord);
  }

  /** 0 if the wardrobe is above the limit. */
  async countRoom(userId: string, limit: number): Promise<number> {
    const held = await this.pieces.countDocuments({ userId: new Types.ObjectId(userId), deletedAt: null });
    return Math.max(0, limit - held);
  }

  /** All or none: `full` if the limit leaves too little room, `known` if an id was added in the meantime. */
  async add(userId: string, pieces: readonly NewPiece[], limit: number): Promise<Addition> {
    for (;;) {
      const slots = await this.freeSlots(userId, pieces.length, limit);
      if (!slots) return 'full';
      const documents = pieces.map((piece, index) => ({
        ...piece,
        _id: new Types.ObjectId(),
        userId: new Types.ObjectId(userId),
        slot: slots[index]!,
      }));
      try {
        await this.pieces.insertMany(documents);
        return 'added';
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        await this.pieces.deleteMany({ _id: trusted({ $in: documents.map(({ _id }) => _id) }) });
        const ids = pieces.map(({ id }) => id);
        if ((await this.findKnown(userId, ids)).length > 0) return 'known';
      }
    }
  }

  async change(userId: string, id: string, changes: PieceChanges): Promise<PieceRecord | null> {
    return this.update(userId, id, { $set: changes });
  }

  /** Null if the user owns no such piece or it has the maximum of days. */
  async addWear(userId: string, id: string, day: string): Promise<PieceRecord | null> {
    return this.update(userId, id, { $addToSet: { wears: day } }, { ...OWNED, ...hasRoomForWear(day) });
  }

  async removeWear(userId: string, id: string, day: string): Promise<PieceRecord | null> {
    return this.update(userId, id, { $pull: { wears: day } });
  }

  /** Skips pieces with the maximum of days. */
  async setWorn(userId: string, ids: readonly string[], day: string, isWorn: boolean): Promise<void> {
    const owned = { userId: new Types.ObjectId(userId), deletedAt: null, ...OWNED };
    await this.pieces.updateMany(
      { ...owned, id: trusted({ $in: ids }), ...(isWorn && hasRoomForWear(day)) },
      isWorn ? { $addToSet: { wears: day } } : { $pull: { wears: day } },
    );
  }

  async takeOut(userId: string, id: string, deletedAt: Date): Promise<void> {
    await this.update(userId, id, { $set: { deletedAt } });
  }

  /**
   * Deletes all but the latest `most` for good; returns their ids. Call it after each deletion, so that concurrent ones stay within the
   * limit.
   */
  async deleteTakenOutBeyond(userId: string, most: number): Promise<string[]> {
    const owner = { userId: new Types.ObjectId(userId) };
    const takenOut = { ...owner, deletedAt: trusted({ $gt: new Date(0) }) };
    const beyond = await this.pieces
      .find(takenOut, { _id: 0, id: 1 })
      .sort({ deletedAt: -1, _id: -1 })
      .skip(most)
      .lean<Pick<WardrobePieceDocument, 'id'>[]>();
    if (beyond.length === 0) return [];
    const ids = beyond.map(({ id }) => id);
    await this.pieces.deleteMany({ ...takenOut, id: trusted({ $in: ids }) });
    // A piece that was restored in the meantime stays.
    const stayed = await this.pieces
      .find({ ...owner, id: trusted({ $in: ids }) }, { _id: 0, id: 1 })
      .lean<Pick<WardrobePieceDocument, 'id'>[]>();
    return ids.filter((id) => stayed.every((piece) => piece.id !== id));
  }

  /** Null if there is none, `full` if there is no room. */
  async putBack(
    userId: string,
    id: string,
    since: Date,
    limit: number,
  ): Promise<PieceRecord | null | 'full'> {
    for (;;) {
      const taken = { userId: new Types.ObjectId(userId), id, deletedAt: trusted({ $gt: since }) };
      if (!(await this.pieces.exists(taken))) return this.find(userId, id);
      const slots = await this.freeSlots(userId, 1, limit);
      if (!slots) return 'full';
      try {
        const [slot] = slots;
        const change = { $set: { deletedAt: null, slot } };
        const piece = await this.pieces
          .findOneAndUpdate(taken, change, { returnDocument: 'after' })
          .lean<WardrobePieceDocument>();
        if (piece) return toRecord(piece);
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    }
  }

  async deleteAll(userId: string): Promise<void> {
    await this.pieces.deleteMany({ userId: new Types.ObjectId(userId) });
  }

  private async freeSlots(userId: string, count: number, limit: number): Promise<number[] | null> {
    const pieces = await this.pieces
      .find({ userId: new Types.ObjectId(userId), deletedAt: null }, { _id: 0, slot: 1 })
      .lean<Pick<WardrobePieceDocument, 'slot'>[]>();
    return freePlaces(
      limit,
      pieces.map(({ slot }) => slot),
      count,
    );
  }

  private async update(
    userId: string,
    id: string,
    update: object,
    only: QueryFilter<WardrobePieceDocument> = {},
  ): Promise<PieceRecord | null> {
    return toRecordOrNull(
      await this.pieces
        .findOneAndUpdate({ ...selectKept(userId, id), ...only }, update, { returnDocument: 'after' })
        .lean<WardrobePieceDocument>(),
    );
  }
}

function selectKept(userId: string, id: string): QueryFilter<WardrobePieceDocument> {
  return { userId: new Types.ObjectId(userId), id, deletedAt: null };
}

function toQueryFilter(
  userId: string,
  { words = [], category, notWornSince, isWish, isInWash, deletedSince }: PieceFilter,
): QueryFilter<WardrobePieceDocument> {
  return {
    userId: new Types.ObjectId(userId),
    ...(deletedSince
      ? { deletedAt: trusted({ $gt: deletedSince }) }
      : { deletedAt: null, ...(isWish ? { wish: true } : OWNED) }),
    ...(isInWash && { inWash: true }),
    ...(category && { 'garment.category': category }),
    ...(words.length && {
      words: trusted({ $regex: `^${words.map((word) => `(?=.*${escapePattern(word)})`).join('')}` }),
    }),
    ...(notWornSince && {
      createdAt: trusted({ $lt: notWornSince }),
      wears: trusted({ $not: { $gte: notWornSince.toISOString().slice(0, 10) } }),
    }),
  };
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function toRecord({
  _id,
  userId: _,
  slot: __,
  words: ___,
  wish = false,
  inWash = false,
  brand = null,
  size = null,
  ...piece
}: WardrobePieceDocument): PieceRecord {
  return { ...piece, brand, size, wish, inWash, position: _id.toHexString() };
}

function toRecordOrNull(document: WardrobePieceDocument | null): PieceRecord | null {
  return document && toRecord(document);
}
