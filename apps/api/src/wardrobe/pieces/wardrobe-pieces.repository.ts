import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model, type QueryFilter } from 'mongoose';
import type { Category } from '@figura/contracts';
import { isDuplicate } from '../../platform/database/database-errors';
import { freePlaces } from '../../platform/database/free-place';
import { hasRoomForWear } from '../../platform/database/has-room-for-wear';
import { WARDROBE_PIECE_MODEL, type WardrobePieceDocument } from './wardrobe-piece.schema';

/** A piece as the domain sees it. */
export type PieceRecord = Omit<
  WardrobePieceDocument,
  '_id' | 'userId' | 'slot' | 'words' | 'wish' | 'inWash' | 'brand' | 'size'
> & {
  brand: string | null;
  size: string | null;
  /** Whether it is wished for and not owned. */
  wish: boolean;
  inWash: boolean;
  /** Where it stands in lists: what came later is greater. */
  position: string;
};

/** A piece as far as outfits are made of it. */
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

/** Which pieces of a wardrobe are meant; without a word all that the user owns. */
export interface PieceFilter {
  /** Words that all have to occur, in lower case. */
  words?: readonly string[];
  category?: Category | undefined;
  /** Pieces that were not worn since this day, and are here since before it. */
  notWornSince?: Date | undefined;
  /** What the user wishes for, in the place of what they own. */
  isWish?: boolean | undefined;
  /** Only what is in the wash. */
  isInWash?: boolean | undefined;
  /** Pieces and wishes that were taken out since this moment, in the place of those that are in it. */
  deletedSince?: Date | undefined;
}

/** What came of adding pieces. */
export type Addition = 'added' | 'full' | 'known';

/** Of a wardrobe that is read whole. */
const READ_AT_ONCE = 50;

/** What is no wish, what was stored before there were any too. */
const OWNED: QueryFilter<WardrobePieceDocument> = { wish: trusted({ $ne: true }) };

@Injectable()
export class WardrobePiecesRepository {
  constructor(@InjectModel(WARDROBE_PIECE_MODEL) private readonly pieces: Model<WardrobePieceDocument>) {}

  /** A page of a wardrobe, newest first, from after a position on. */
  async list(
    userId: string,
    filter: PieceFilter,
    after: string | null,
    limit: number,
  ): Promise<PieceRecord[]> {
    const from = after ? { _id: trusted({ $lt: new Types.ObjectId(after) }) } : {};
    const pieces = await this.pieces
      .find({ ...filterOf(userId, filter), ...from })
      .sort({ _id: -1 })
      .limit(limit)
      .lean<WardrobePieceDocument[]>();
    return pieces.map(toRecord);
  }

  count(userId: string, filter: PieceFilter): Promise<number> {
    return this.pieces.countDocuments(filterOf(userId, filter));
  }

  /** How many pieces a user owns of each category; none of a category that they own nothing of. */
  async countCategories(userId: string): Promise<ReadonlyMap<Category, number>> {
    const pieces = await this.pieces
      .find(filterOf(userId, {}), { _id: 0, 'garment.category': 1 })
      .lean<{ garment: { category: Category } }[]>();
    const counts = new Map<Category, number>();
    for (const { garment } of pieces) counts.set(garment.category, (counts.get(garment.category) ?? 0) + 1);
    return counts;
  }

  /** What a user owns, newest first, without what only the wardrobe shows of it. */
  async garments(userId: string, limit: number): Promise<OwnedPiece[]> {
    return this.pieces
      .find(filterOf(userId, {}), { _id: 0, id: 1, name: 1, garment: 1, inWash: 1 })
      .sort({ _id: -1 })
      .limit(limit)
      .lean<OwnedPiece[]>();
  }

  /** The ids of what was worn on a day or after it. */
  async wornSince(userId: string, day: string): Promise<string[]> {
    const pieces = await this.pieces
      .find({ ...filterOf(userId, {}), wears: trusted({ $gte: day }) }, { _id: 0, id: 1 })
      .lean<Pick<WardrobePieceDocument, 'id'>[]>();
    return pieces.map(({ id }) => id);
  }

  /** The ids of what was worn on a day. */
  async wornOn(userId: string, day: string): Promise<string[]> {
    const pieces = await this.pieces
      .find({ ...filterOf(userId, {}), wears: day }, { _id: 0, id: 1 })
      .lean<Pick<WardrobePieceDocument, 'id'>[]>();
    return pieces.map(({ id }) => id);
  }

  /** The ids of what was there before a moment and was worn on none of the days since. */
  async notWornSince(userId: string, since: Date): Promise<string[]> {
    const pieces = await this.pieces
      .find(filterOf(userId, { notWornSince: since }), { _id: 0, id: 1 })
      .lean<Pick<WardrobePieceDocument, 'id'>[]>();
    return pieces.map(({ id }) => id);
  }

  /** Everything that is held, what was taken out too, in the order in which it came. */
  async *findAll(userId: string): AsyncGenerator<PieceRecord> {
    const owner = { userId: new Types.ObjectId(userId) };
    const all = await this.pieces.find(owner, { _id: 1 }).sort({ _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
    // Neither are all in memory, nor is a cursor open however slowly they are worked through.
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
    return toRecordOrNull(await this.pieces.findOne(kept(userId, id)).lean<WardrobePieceDocument>());
  }

  /** Those of these pieces that were added before, whether or not they were taken out since. */
  async known(userId: string, ids: readonly string[]): Promise<PieceRecord[]> {
    const pieces = await this.pieces
      .find({ userId: new Types.ObjectId(userId), id: trusted({ $in: ids }) })
      .lean<WardrobePieceDocument[]>();
    return pieces.map(toRecord);
  }

  /** How many more pieces a wardrobe of this limit takes; 0 where it holds more than that. */
  async countRoom(userId: string, limit: number): Promise<number> {
    const held = await this.pieces.countDocuments({ userId: new Types.ObjectId(userId), deletedAt: null });
    return Math.max(0, limit - held);
  }

  /**
   * Adds pieces, all or none: `full` when they are more than the limit leaves room for, `known` when one of their ids was
   * added meanwhile.
   */
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
        // Else one of the slots was taken meanwhile: there are others, or it is full now.
        const ids = pieces.map(({ id }) => id);
        if ((await this.known(userId, ids)).length > 0) return 'known';
      }
    }
  }

  /** Changes a piece that is in the wardrobe and returns it; null when there is none of that id. */
  async change(userId: string, id: string, changes: PieceChanges): Promise<PieceRecord | null> {
    return this.update(userId, id, { $set: changes });
  }

  /** Notes a day once; null when the user owns no such piece, or it has as many days as it can have. */
  async addWear(userId: string, id: string, day: string): Promise<PieceRecord | null> {
    return this.update(userId, id, { $addToSet: { wears: day } }, { ...OWNED, ...hasRoomForWear(day) });
  }

  async removeWear(userId: string, id: string, day: string): Promise<PieceRecord | null> {
    return this.update(userId, id, { $pull: { wears: day } });
  }

  /**
   * Notes for those of some pieces that are in the wardrobe that they were worn on a day, or takes it back; one that has as many
   * days as it can have is read past.
   */
  async setWorn(userId: string, ids: readonly string[], day: string, isWorn: boolean): Promise<void> {
    const owned = { userId: new Types.ObjectId(userId), deletedAt: null, ...OWNED };
    await this.pieces.updateMany(
      { ...owned, id: trusted({ $in: ids }), ...(isWorn && hasRoomForWear(day)) },
      isWorn ? { $addToSet: { wears: day } } : { $pull: { wears: day } },
    );
  }

  /** Takes a piece out, if one of that id is in the wardrobe. */
  async takeOut(userId: string, id: string, deletedAt: Date): Promise<void> {
    await this.update(userId, id, { $set: { deletedAt } });
  }

  /**
   * Deletes for good what was taken out before the latest so many, and returns the ids of what went. Called after each piece that
   * is taken out: however many are at once, no more are kept in the end.
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
    // What was put back meanwhile stays.
    const stayed = await this.pieces
      .find({ ...owner, id: trusted({ $in: ids }) }, { _id: 0, id: 1 })
      .lean<Pick<WardrobePieceDocument, 'id'>[]>();
    return ids.filter((id) => stayed.every((piece) => piece.id !== id));
  }

  /** Puts a piece back that was taken out after a moment; null when there is none, `full` when it has no room. */
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

  /** Free slots for so many more pieces; null when there is no room for them. */
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
        .findOneAndUpdate({ ...kept(userId, id), ...only }, update, { returnDocument: 'after' })
        .lean<WardrobePieceDocument>(),
    );
  }
}

function kept(userId: string, id: string): QueryFilter<WardrobePieceDocument> {
  return { userId: new Types.ObjectId(userId), id, deletedAt: null };
}

function filterOf(
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
      words: trusted({ $regex: `^${words.map((word) => `(?=.*${escaped(word)})`).join('')}` }),
    }),
    ...(notWornSince && {
      createdAt: trusted({ $lt: notWornSince }),
      wears: trusted({ $not: { $gte: notWornSince.toISOString().slice(0, 10) } }),
    }),
  };
}

/** A text as a regular expression finds it. */
function escaped(text: string): string {
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
