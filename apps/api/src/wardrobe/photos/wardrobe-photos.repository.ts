import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type mongo, type Model, type QueryFilter } from 'mongoose';
import { toBuffer } from '../../platform/database/to-buffer';
import { WARDROBE_PHOTO_MODEL, type WardrobePhotoDocument } from './wardrobe-photo.schema';

@Injectable()
export class WardrobePhotosRepository {
  constructor(@InjectModel(WARDROBE_PHOTO_MODEL) private readonly photos: Model<WardrobePhotoDocument>) {}

  /** Stores the photograph of a piece, in the place of the one before. */
  async put(userId: string, pieceId: string, name: string, bytes: Buffer): Promise<void> {
    const photo = { $set: { name, bytes, deletedAt: null } };
    await this.photos.updateOne(buildFilter(userId, pieceId), photo, { upsert: true });
  }

  /** The photograph's bytes, or null when the piece has none of this name. */
  async read(userId: string, pieceId: string, name: string): Promise<Buffer | null> {
    const photo = await this.photos
      .findOne({ ...buildFilter(userId, pieceId), name, deletedAt: null }, { bytes: 1 })
      .lean<{ bytes: mongo.Binary }>();
    return photo && toBuffer(photo.bytes);
  }

  /** The bytes of the photograph that a piece has, or had when it was taken out; null when it has none. */
  async readOwn(userId: string, pieceId: string): Promise<Buffer | null> {
    const photo = await this.photos
      .findOne(buildFilter(userId, pieceId), { bytes: 1 })
      .lean<{ bytes: mongo.Binary }>();
    return photo && toBuffer(photo.bytes);
  }

  /** Says when the piece was taken out, or with null that it is back. */
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
