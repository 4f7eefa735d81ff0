import { Injectable } from '@nestjs/common';
import { parseSizeChart } from '@figura/garments';
import { randomUUID } from 'node:crypto';
import { CatalogStore } from '../../catalog/catalog.store';
import { Clock } from '../../platform/clock/clock';
import type { MessageResponse } from '../../platform/http/responses/message.dto';
import {
  SizeChartNotFoundError,
  TooManySizeChartsError,
  UnreadableSizeChartError,
} from './size-charts.errors';
import type { NewSizeChartDto, SizeChart, SizeChartsResponse } from './size-charts.dto';
import { SizeChartsRepository, type SizeChartRecord } from './size-charts.repository';
import { responses as t } from './messages.en';

@Injectable()
export class SizeChartsService {
  constructor(
    private readonly charts: SizeChartsRepository,
    private readonly catalog: CatalogStore,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<SizeChartsResponse> {
    const { sizeCharts } = this.catalog.getCurrent().catalog;
    return {
      own: (await this.charts.list(userId)).map(toShown),
      known: sizeCharts.map(({ id, name, for: wearer, isStandard, categories, source, date }) => ({
        ...{ id, name, for: wearer, isStandard, categories: [...categories], source, date },
      })),
    };
  }

  async add(userId: string, { id = randomUUID(), name, text }: NewSizeChartDto): Promise<SizeChart> {
    const parsed = parseSizeChart(text);
    if ('error' in parsed) throw new UnreadableSizeChartError(parsed.error);
    const chart = { id, name, rows: parsed.rows, createdAt: this.clock.now() };
    const stored = await this.charts.add(userId, chart);
    if (!stored) throw new TooManySizeChartsError();
    return toShown(stored);
  }

  async rename(userId: string, id: string, name: string): Promise<SizeChart> {
    const renamed = await this.charts.rename(userId, id, name);
    if (!renamed) throw new SizeChartNotFoundError();
    return toShown(renamed);
  }

  async delete(userId: string, id: string): Promise<MessageResponse> {
    if (!(await this.charts.delete(userId, id))) throw new SizeChartNotFoundError();
    return { message: t('deleted') };
  }
}

function toShown({ id, name, rows }: SizeChartRecord): SizeChart {
  return {
    id,
    name,
    rows: rows.map(({ size, girths }) => ({
      size,
      girths: Object.fromEntries(Object.entries(girths).map(([girth, [low, high]]) => [girth, [low, high]])),
    })),
  };
}
