import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type mongo, type Model, type QueryFilter } from 'mongoose';
import { toBuffer } from '../../platform/database/to-buffer';
import { WARDROBE_PHOTO_MODEL, type WardrobePhotoDocument } from './wardrobe-photo.schema';

@Injectable()
export class WardrobePhotosRepository {
  constructor(@InjectModel(WARDROBE_PHOTO_MODEL) private readonly photos: Model<WardrobePhotoDocument>) {}

  async put(userId: string, pieceId: string, name: string, bytes: Buffer): Promise<void> {
    const photo = { $set: { name, bytes, deletedAt: null } };
    await this.photos.updateOne(buildFilter(userId, pieceId), photo, { upsert: true });
  }

  async read(userId: string, pieceId: string, name: string): Promise<Buffer | null> {
    const photo = await this.photos
      .findOne({ ...buildFilter(userId, pieceId), name, deletedAt: null }, { bytes: 1 })
      .lean<{ bytes: mongo.Binary }>();
    return photo && toBuffer(photo.bytes);
  }

  /** Also of a deleted piece; null if it has no photo. */
  async readOwn(userId: string, pieceId: string): Promise<Buffer | null> {
    const photo = await this.photos
      .findOne(buildFilter(userId, pieceId), { bytes: 1 })
      .lean<{ bytes: mongo.Binary }>();
    return photo && toBuffer(photo.bytes);
  }

  async setDeleted(userId: string, pieceId: string, deletedAt: Date | null): Promise<void> {
    await this.photos.updateOne(buildFilter(userId, pieceId), { $set: { deletedAt } });
  }

  async delete(userId: string, pieceIds: readonly string[]): Promise<void> {
    if (pieceIds.length === 0) return;
    await this.photos.deleteMany({
      userId: new Types.ObjectId(userId),
      pieceId: trusted({ $in: pieceIds }),
    });
  }

  async deleteAll(userId: string): Promise<void> {
    await this.photos.deleteMany({ userId: new Types.ObjectId(userId) });
  }
}

function buildFilter(userId: string, pieceId: string): QueryFilter<WardrobePhotoDocument> {
  return { userId: new Types.ObjectId(userId), pieceId };
}
