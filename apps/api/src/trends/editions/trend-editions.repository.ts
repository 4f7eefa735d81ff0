import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { skipDuplicate } from '../../platform/database/database-errors';
import type { IsoWeek } from '../../platform/clock/iso-week';
import { TREND_EDITION_MODEL, type TrendEditionDocument } from './trend-edition.schema';

export interface TrendEditionRecord {
  week: IsoWeek;
  itemIds: string[];
  themeId: string | null;
  madeAt: Date;
}

@Injectable()
export class TrendEditionsRepository {
  constructor(@InjectModel(TREND_EDITION_MODEL) private readonly editions: Model<TrendEditionDocument>) {}

  async find(week: IsoWeek): Promise<TrendEditionRecord | null> {
    const edition = await this.editions.findOne({ _id: week }).lean<TrendEditionDocument>();
    return edition && toRecord(edition);
  }

  async findMany(weeks: readonly IsoWeek[]): Promise<TrendEditionRecord[]> {
    const editions = await this.editions
      .find({ _id: trusted({ $in: weeks }) })
      .sort({ _id: 1 })
      .lean<TrendEditionDocument[]>();
    return editions.map(toRecord);
  }

  /** False when another process created it first. */
  async create({ week, ...edition }: TrendEditionRecord): Promise<boolean> {
    return (await skipDuplicate(this.editions.create({ _id: week, ...edition }))) !== null;
  }
}

function toRecord({ _id, ...edition }: TrendEditionDocument): TrendEditionRecord {
  return { week: _id, ...edition };
}
