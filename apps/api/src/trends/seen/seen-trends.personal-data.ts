import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { SeenTrendsRepository } from './seen-trends.repository';

@Injectable()
export class SeenTrendsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly seen: SeenTrendsRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'seenTrends',
      exportFor: (userId) => this.seen.find(userId),
      eraseFor: (userId) => this.seen.delete(userId),
    });
  }
}
