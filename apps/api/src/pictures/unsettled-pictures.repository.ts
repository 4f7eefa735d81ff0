import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { UNSETTLED_PICTURE_MODEL, type UnsettledPictureDocument } from './unsettled-picture.schema';

@Injectable()
export class UnsettledPicturesRepository {
  constructor(
    @InjectModel(UNSETTLED_PICTURE_MODEL) private readonly pictures: Model<UnsettledPictureDocument>,
  ) {}

  async put(objects: readonly string[], dueAt: Date): Promise<void> {
    if (objects.length === 0) return;
    await this.pictures.bulkWrite(
      objects.map((object) => ({
        updateOne: { filter: { _id: object }, update: { $set: { dueAt } }, upsert: true },
      })),
    );
  }

  async listDue(now: Date, limit: number): Promise<string[]> {
    const due = await this.pictures
      .find({ dueAt: trusted({ $lte: now }) }, { _id: 1 })
      .sort({ dueAt: 1 })
      .limit(limit)
      .lean<{ _id: string }[]>();
    return due.map(({ _id }) => _id);
  }

  async remove(objects: readonly string[]): Promise<void> {
    if (objects.length > 0) await this.pictures.deleteMany({ _id: trusted({ $in: [...objects] }) });
  }
}
