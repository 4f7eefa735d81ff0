import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Statistics } from '../operations/statistics/statistics';
import { QuotasService } from './quotas.service';

@Injectable()
export class QuotasStatistics implements OnModuleInit {
  constructor(
    private readonly statistics: Statistics,
    private readonly quotas: QuotasService,
  ) {}

  onModuleInit(): void {
    this.statistics.register({ name: 'freeAccountsThisWeek', count: () => this.quotas.count() });
  }
}
