import { MAX_SIZE_CHARTS, SIZE_GIRTHS, type GirthRange, type SizeRow } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { storeInFreePlace } from '../../platform/database/free-place';
import { SIZE_CHART_MODEL, type SizeChartDocument } from './size-chart.schema';

export interface SizeChartRecord {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly SizeRow[];
  readonly createdAt: Date;
}

@Injectable()
export class SizeChartsRepository {
  constructor(@InjectModel(SIZE_CHART_MODEL) private readonly charts: Model<SizeChartDocument>) {}

  /** Newest first. */
  async list(userId: string): Promise<SizeChartRecord[]> {
    const charts = await this.charts
      .find({ userId: new Types.ObjectId(userId) })
      .sort({ _id: -1 })
      .limit(MAX_SIZE_CHARTS)
      .lean<SizeChartDocument[]>();
    return charts.map(toRecord);
  }

  /** Null if there is no room. Adding a known id returns what is stored. */
  async add(userId: string, chart: SizeChartRecord): Promise<SizeChartRecord | null> {
    const owner = new Types.ObjectId(userId);
    const rows = chart.rows.map(({ size, girths }) => ({ size, ...toLists(girths) }));
    return storeInFreePlace(this.charts, owner, MAX_SIZE_CHARTS, {
      store: async (place) => {
        await this.charts.create({ ...chart, rows, userId: owner, place });
        return chart;
      },
      findStored: () => this.find(userId, chart.id),
    });
  }

  async rename(userId: string, id: string, name: string): Promise<SizeChartRecord | null> {
    const chart = await this.charts
      .findOneAndUpdate(
        { userId: new Types.ObjectId(userId), id },
        { $set: { name } },
        { returnDocument: 'after' },
      )
      .lean<SizeChartDocument>();
    return chart && toRecord(chart);
  }

  async delete(userId: string, id: string): Promise<boolean> {
    const { deletedCount } = await this.charts.deleteOne({ userId: new Types.ObjectId(userId), id });
    return deletedCount === 1;
  }

  async deleteAll(userId: string): Promise<void> {
    await this.charts.deleteMany({ userId: new Types.ObjectId(userId) });
  }

  private async find(userId: string, id: string): Promise<SizeChartRecord | null> {
    const chart = await this.charts
      .findOne({ userId: new Types.ObjectId(userId), id })
      .lean<SizeChartDocument>();
    return chart && toRecord(chart);
  }
}

function toLists(girths: SizeRow['girths']): Record<string, number[]> {
  return Object.fromEntries(Object.entries(girths).map(([girth, [low, high]]) => [girth, [low, high]]));
}

function toRecord({ id, name, rows, createdAt }: SizeChartDocument): SizeChartRecord {
  return {
    id,
    name,
    createdAt,
    rows: rows.map((row) => ({
      size: row.size,
      girths: Object.fromEntries(
        SIZE_GIRTHS.flatMap((girth) => {
          const range = row[girth];
          return range ? [[girth, [range[0]!, range[1]!] satisfies GirthRange]] : [];
        }),
      ),
    })),
  };
}
