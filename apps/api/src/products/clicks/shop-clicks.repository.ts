import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { SHOP_CLICK_MODEL, type ShopClickDocument } from './shop-click.schema';

@Injectable()
export class ShopClicksRepository {
  constructor(@InjectModel(SHOP_CLICK_MODEL) private readonly clicks: Model<ShopClickDocument>) {}

  async add(shop: string, now: Date): Promise<void> {
    const day = now.toISOString().slice(0, 10);
    await this.clicks.updateOne(
      { _id: `${shop}:${day}` },
      { $inc: { count: 1 }, $setOnInsert: { shop, day: new Date(day) } },
      { upsert: true },
    );
  }

  async findSince(since: Date): Promise<ShopClickDocument[]> {
    const first = new Date(since.toISOString().slice(0, 10));
    return this.clicks
      .find({ day: trusted({ $gte: first }) })
      .sort({ day: 1 })
      .lean<ShopClickDocument[]>();
  }
}
