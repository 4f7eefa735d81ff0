import { Module, type OnModuleInit } from '@nestjs/common';
import { Statistics } from '../platform/statistics/statistics';
import { QuotasModule } from './quotas.module';
import { QuotasService } from './quotas.service';

/** The quotas' share of the statistics. */
@Module({ imports: [QuotasModule] })
export class QuotasStatisticsModule implements OnModuleInit {
  constructor(
    private readonly statistics: Statistics,
    private readonly quotas: QuotasService,
  ) {}

  onModuleInit(): void {
    this.statistics.register({ name: 'freeAccountsThisWeek', count: () => this.quotas.count() });
  }
}
