import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model, type QueryFilter } from 'mongoose';
import { READ_PICTURE, type StoredPicture } from '../../pictures/kept-picture';
import { PictureStore } from '../../pictures/picture-store';
import { PROFILE_IMAGE_MODEL, type ProfileImageDocument } from './profile-image.schema';

@Injectable()
export class ProfileImagesRepository {
  constructor(
    @InjectModel(PROFILE_IMAGE_MODEL) private readonly images: Model<ProfileImageDocument>,
    private readonly pictures: PictureStore,
  ) {
    pictures.register(images);
  }

  async create(userId: string, name: string, bytes: Buffer): Promise<void> {
    await this.pictures.keep(bytes, [], async (picture) => {
      await this.images.create({ userId: new Types.ObjectId(userId), name, ...picture });
      return true;
    });
  }

  async read(name: string): Promise<Buffer | null> {
    return this.pictures.read(await this.images.findOne({ name }, READ_PICTURE).lean<StoredPicture>());
  }

  async delete(userId: string, name: string): Promise<void> {
    await this.discard({ userId: new Types.ObjectId(userId), name });
  }

  async deleteAll(userId: string): Promise<void> {
    await this.discard({ userId: new Types.ObjectId(userId) });
  }

  private async discard(filter: QueryFilter<ProfileImageDocument>): Promise<void> {
    const pictures = await this.images.find(filter, { object: 1 }).lean<StoredPicture[]>();
    await this.pictures.discard(pictures, () => this.images.deleteMany(filter));
  }
}
