import { Injectable } from '@nestjs/common';
import type { mongo } from 'mongoose';
import type { StoredPicture } from './kept-picture';

export interface PictureModel {
  readonly collection: object;
}

export type Place = 'bucket' | 'database';

export interface HoldingDocument extends StoredPicture {
  _id: mongo.ObjectId | string;
  deletedAt?: Date | null;
}

const IN_PLACE = { bucket: { object: { $gt: '' } }, database: { object: { $exists: false } } } as const;

@Injectable()
export class PictureDocumentsRepository {
  private readonly collections: mongo.Collection<HoldingDocument>[] = [];

  register(model: PictureModel): void {
    this.collections.push(model.collection as mongo.Collection<HoldingDocument>);
  }

  async findUses(objects: readonly string[]): Promise<Map<string, 'kept' | 'expiring'>> {
    const found = await Promise.all(
      this.collections.map((collection) =>
        collection
          .find({ object: { $in: [...objects] } }, { projection: { object: 1, deletedAt: 1 } })
          .toArray(),
      ),
    );
    return new Map(
      found.flat().map(({ object, deletedAt }) => [object!, deletedAt ? 'expiring' : 'kept'] as const),
    );
  }

  listNames(): string[] {
    return this.collections.map(({ collectionName }) => collectionName);
  }

  async count(name: string, place: Place): Promise<number> {
    return this.get(name).countDocuments(IN_PLACE[place]);
  }

  async isAnyIn(place: Place): Promise<boolean> {
    const found = await Promise.all(
      this.collections.map((collection) => collection.findOne(IN_PLACE[place], { projection: { _id: 1 } })),
    );
    return found.some(Boolean);
  }

  async *stream(name: string, place: Place, size: number): AsyncGenerator<HoldingDocument[]> {
    let last: HoldingDocument['_id'] | undefined;
    for (;;) {
      const found = await this.get(name)
        .find({ ...IN_PLACE[place], ...(last !== undefined && { _id: { $gt: last } }) })
        .project<HoldingDocument>({ bytes: 1, object: 1 })
        .sort({ _id: 1 })
        .limit(size)
        .toArray();
      if (found.length === 0) return;
      yield found;
      last = found.at(-1)!._id;
    }
  }

  /** False if it is gone or changed. */
  async replace(
    name: string,
    { _id, bytes, object }: HoldingDocument,
    change: { $set: object; $unset: object },
  ): Promise<boolean> {
    const same = object === undefined ? { ...IN_PLACE.database, bytes } : { object };
    const { matchedCount } = await this.get(name).updateOne(
      { _id, ...same } as mongo.Filter<HoldingDocument>,
      change as mongo.UpdateFilter<HoldingDocument>,
    );
    return matchedCount > 0;
  }

  private get(name: string): mongo.Collection<HoldingDocument> {
    return this.collections.find(({ collectionName }) => collectionName === name)!;
  }
}
