import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type mongo, type Model } from 'mongoose';
import { toBuffer } from '../../platform/database/to-buffer';
import { PROFILE_IMAGE_MODEL, type ProfileImageDocument } from './profile-image.schema';

@Injectable()
export class ProfileImagesRepository {
  constructor(@InjectModel(PROFILE_IMAGE_MODEL) private readonly images: Model<ProfileImageDocument>) {}

  async create(userId: string, name: string, bytes: Buffer): Promise<void> {
    await this.images.create({ userId: new Types.ObjectId(userId), name, bytes });
  }

  async read(name: string): Promise<Buffer | null> {
    const image = await this.images.findOne({ name }, { bytes: 1 }).lean<{ bytes: mongo.Binary }>();
    return image && toBuffer(image.bytes);
  }

  async delete(userId: string, name: string): Promise<void> {
    await this.images.deleteOne({ userId: new Types.ObjectId(userId), name });
  }

  async deleteAll(userId: string): Promise<void> {
    await this.images.deleteMany({ userId: new Types.ObjectId(userId) });
  }
}
