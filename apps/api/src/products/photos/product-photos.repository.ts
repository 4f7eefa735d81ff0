import { PHOTO_WIDTHS } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { READ_PICTURE, setPicture, type StoredPicture } from '../../pictures/kept-picture';
import { PictureStore } from '../../pictures/picture-store';
import {
  PRODUCT_PHOTO_FILE_MODEL,
  PRODUCT_PHOTO_MODEL,
  type ProductPhotoDocument,
  type ProductPhotoFileDocument,
} from './product-photo.schema';

interface PhotoFile {
  readonly width: number;
  readonly bytes: Buffer;
}

const BATCH = 1_000;

@Injectable()
export class ProductPhotosRepository {
  constructor(
    @InjectModel(PRODUCT_PHOTO_MODEL) private readonly photos: Model<ProductPhotoDocument>,
    @InjectModel(PRODUCT_PHOTO_FILE_MODEL) private readonly files: Model<ProductPhotoFileDocument>,
    private readonly pictures: PictureStore,
  ) {
    pictures.register(files);
  }

  async find(productId: string): Promise<ProductPhotoDocument | null> {
    return this.photos.findById(productId).lean<ProductPhotoDocument>();
  }

  async read(productId: string, width: number, source: string): Promise<Buffer | null> {
    const filter = { _id: buildFileId(productId, width), source };
    return this.pictures.read(await this.files.findOne(filter, READ_PICTURE).lean<StoredPicture>());
  }

  async isWhole(productId: string, source: string): Promise<boolean> {
    const ids = PHOTO_WIDTHS.map((width) => buildFileId(productId, width));
    return (await this.files.countDocuments({ _id: trusted({ $in: ids }), source })) === ids.length;
  }

  /** Files first, so that an interrupted store is fetched again. */
  async store(productId: string, source: string, files: readonly PhotoFile[], usedAt: Date): Promise<void> {
    for (const { width, bytes } of files) {
      const id = buildFileId(productId, width);
      await this.pictures.keep(bytes, await this.findPictures([id]), async (picture) => {
        await this.files.updateOne({ _id: id }, setPicture(picture, { source }), { upsert: true });
        return true;
      });
    }
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    await this.put(productId, { source, bytes, failures: 0, retryAt: null, usedAt });
  }

  async storeFailure(
    productId: string,
    source: string,
    { failures, retryAt, now }: { failures: number; retryAt: Date; now: Date },
  ): Promise<void> {
    await this.deleteFiles([productId]);
    await this.put(productId, { source, bytes: 0, failures, retryAt, usedAt: now });
  }

  async touch(productId: string, usedAt: Date): Promise<void> {
    await this.photos.updateOne({ _id: productId }, { $set: { usedAt } });
  }

  async sumBytes(): Promise<number> {
    const [sum] = await this.photos.aggregate<{ bytes: number }>([
      // Lets the index alone answer the query.
      { $match: { bytes: { $gt: 0 } } },
      { $group: { _id: null, bytes: { $sum: '$bytes' } } },
    ]);
    return sum?.bytes ?? 0;
  }

  async findLeastUsed(limit: number): Promise<Pick<ProductPhotoDocument, '_id' | 'bytes'>[]> {
    return this.photos
      .find({ bytes: trusted({ $gt: 0 }) }, { bytes: 1 })
      .sort({ usedAt: 1 })
      .limit(limit)
      .lean<Pick<ProductPhotoDocument, '_id' | 'bytes'>[]>();
  }

  async *streamIds(): AsyncGenerator<string[]> {
    let last = '';
    for (;;) {
      const found = await this.photos
        .find({ _id: trusted({ $gt: last }) }, { _id: 1 })
        .sort({ _id: 1 })
        .limit(BATCH)
        .lean<{ _id: string }[]>();
      if (found.length === 0) return;
      const ids = found.map(({ _id }) => _id);
      yield ids;
      last = ids.at(-1)!;
    }
  }

  async delete(productIds: readonly string[]): Promise<void> {
    await this.deleteFiles(productIds);
    await this.photos.deleteMany({ _id: trusted({ $in: [...productIds] }) });
  }

  private async deleteFiles(productIds: readonly string[]): Promise<void> {
    const ids = productIds.flatMap((id) => PHOTO_WIDTHS.map((width) => buildFileId(id, width)));
    await this.pictures.discard(await this.findPictures(ids), () =>
      this.files.deleteMany({ _id: trusted({ $in: ids }) }),
    );
  }

  private async findPictures(ids: readonly string[]): Promise<StoredPicture[]> {
    return this.files.find({ _id: trusted({ $in: [...ids] }) }, { object: 1 }).lean<StoredPicture[]>();
  }

  private async put(productId: string, photo: Omit<ProductPhotoDocument, '_id'>): Promise<void> {
    await this.photos.updateOne({ _id: productId }, { $set: photo }, { upsert: true });
  }
}

function buildFileId(productId: string, width: number): string {
  return `${productId}:${width}`;
}
