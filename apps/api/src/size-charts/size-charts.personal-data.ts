import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../platform/personal-data/personal-data';
import { SizeChartsRepository } from './size-charts.repository';

@Injectable()
export class SizeChartsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly charts: SizeChartsRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'sizeCharts',
      exportFor: (userId) => this.charts.list(userId),
      eraseFor: (userId) => this.charts.deleteAll(userId),
    });
  }
}
