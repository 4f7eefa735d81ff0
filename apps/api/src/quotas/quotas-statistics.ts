import { provideStatistics } from '../operations/statistics/statistics';
import { QuotasService } from './quotas.service';

export const QUOTAS_STATISTICS = provideStatistics(QuotasService, (quotas) => ({
  name: 'freeAccountsThisWeek',
  count: () => quotas.count(),
}));
