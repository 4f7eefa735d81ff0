import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { skipDuplicate } from '../../platform/database/database-errors';
import { WEEKLY_OUTFIT_MODEL, type WeeklyOutfitDocument } from './weekly-outfit.schema';

export type WeeklyOutfitRecord = Omit<WeeklyOutfitDocument, 'userId'>;

@Injectable()
export class WeeklyOutfitsRepository {
  constructor(@InjectModel(WEEKLY_OUTFIT_MODEL) private readonly outfits: Model<WeeklyOutfitDocument>) {}

  async find(userId: string): Promise<WeeklyOutfitRecord | null> {
    const outfit = await this.outfits
      .findOne({ userId: new Types.ObjectId(userId) })
      .lean<WeeklyOutfitDocument>();
    if (!outfit) return null;
    const { week, pieces, lookId, score, preferencesHash, chosenAt } = outfit;
    return { week, pieces, lookId, score, preferencesHash, chosenAt };
  }

  async save(userId: string, outfit: WeeklyOutfitRecord): Promise<void> {
    const write = () =>
      this.outfits.updateOne({ userId: new Types.ObjectId(userId) }, { $set: outfit }, { upsert: true });
    // If two first saves race, the second one finds the first one's document.
    if (!(await skipDuplicate(write()))) await write();
  }

  async delete(userId: string): Promise<void> {
    await this.outfits.deleteOne({ userId: new Types.ObjectId(userId) });
  }
}
