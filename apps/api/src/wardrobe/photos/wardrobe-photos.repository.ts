import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model, type QueryFilter } from 'mongoose';
import { READ_PICTURE, setPicture, type StoredPicture } from '../../pictures/kept-picture';
import { PictureStore } from '../../pictures/picture-store';
import { WARDROBE_PHOTO_MODEL, type WardrobePhotoDocument } from './wardrobe-photo.schema';

type PhotoFilter = QueryFilter<WardrobePhotoDocument>;

@Injectable()
export class WardrobePhotosRepository {
  constructor(
    @InjectModel(WARDROBE_PHOTO_MODEL) private readonly photos: Model<WardrobePhotoDocument>,
    private readonly pictures: PictureStore,
  ) {
    pictures.register(photos);
  }

  async put(userId: string, pieceId: string, name: string, bytes: Buffer): Promise<void> {
    const filter = buildFilter(userId, pieceId);
    await this.pictures.keep(bytes, await this.findPictures(filter), async (picture) => {
      const photo = setPicture(picture, { name, deletedAt: null });
      await this.photos.updateOne(filter, photo, { upsert: true });
      return true;
    });
  }

  async read(userId: string, pieceId: string, name: string): Promise<Buffer | null> {
    return this.readOne({ ...buildFilter(userId, pieceId), name, deletedAt: null });
  }

  /** Also returns the photo of a deleted piece; null if it has none. */
  async readOwn(userId: string, pieceId: string): Promise<Buffer | null> {
    return this.readOne(buildFilter(userId, pieceId));
  }

  async setDeleted(userId: string, pieceId: string, deletedAt: Date | null): Promise<void> {
    const filter = buildFilter(userId, pieceId);
    if (deletedAt) await this.pictures.watch(await this.findPictures(filter));
    await this.photos.updateOne(filter, { $set: { deletedAt } });
  }

  async delete(userId: string, pieceIds: readonly string[]): Promise<void> {
    if (pieceIds.length === 0) return;
    await this.discard({ userId: new Types.ObjectId(userId), pieceId: trusted({ $in: pieceIds }) });
  }

  async deleteAll(userId: string): Promise<void> {
    await this.discard({ userId: new Types.ObjectId(userId) });
  }

  private async readOne(filter: PhotoFilter): Promise<Buffer | null> {
    return this.pictures.read(await this.photos.findOne(filter, READ_PICTURE).lean<StoredPicture>());
  }

  private async discard(filter: PhotoFilter): Promise<void> {
    await this.pictures.discard(await this.findPictures(filter), () => this.photos.deleteMany(filter));
  }

  private async findPictures(filter: PhotoFilter): Promise<StoredPicture[]> {
    return this.photos.find(filter, { object: 1 }).lean<StoredPicture[]>();
  }
}

function buildFilter(userId: string, pieceId: string): PhotoFilter {
  return { userId: new Types.ObjectId(userId), pieceId };
}
