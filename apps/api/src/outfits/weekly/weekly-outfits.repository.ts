import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { isDuplicate } from '../../platform/database/database-errors';
import { WEEKLY_OUTFIT_MODEL, type WeeklyOutfitDocument } from './weekly-outfit.schema';

export type WeeklyOutfitRecord = Omit<WeeklyOutfitDocument, 'userId'>;

@Injectable()
export class WeeklyOutfitsRepository {
  constructor(@InjectModel(WEEKLY_OUTFIT_MODEL) private readonly outfits: Model<WeeklyOutfitDocument>) {}

  /** The last one that was chosen, whatever its week. */
  async find(userId: string): Promise<WeeklyOutfitRecord | null> {
    const outfit = await this.outfits
      .findOne({ userId: new Types.ObjectId(userId) })
      .lean<WeeklyOutfitDocument>();
    if (!outfit) return null;
    // Outfits from before there were tastes name none.
    const { week, pieces, lookId, score, taste = [], chosenAt } = outfit;
    return { week, pieces, lookId, score, taste, chosenAt };
  }

  /** Puts an outfit in the place of the last one. */
  async save(userId: string, outfit: WeeklyOutfitRecord): Promise<void> {
    const write = () =>
      this.outfits.updateOne({ userId: new Types.ObjectId(userId) }, { $set: outfit }, { upsert: true });
    try {
      await write();
    } catch (error) {
      // Of two first ones at the same time the later finds that of the earlier.
      if (!isDuplicate(error)) throw error;
      await write();
    }
  }

  async delete(userId: string): Promise<void> {
    await this.outfits.deleteOne({ userId: new Types.ObjectId(userId) });
  }
}
