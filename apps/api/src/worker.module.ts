import { ProductRecordsModule } from './products/product-records.module';
import { UserRecordsModule } from './users/user-records.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { SessionRecordsModule } from './auth/sessions/session-records.module';
import { FollowUpRecordsModule } from './follow-ups/follow-up-records.module';
import { RecentChecksModule } from './garments/recent/recent-checks.module';
import { JobsModule } from './jobs/jobs.module';
import { MondayMailJobsModule } from './monday-mail/monday-mail-jobs.module';
import { PassportRecordsModule } from './passport/passport-records.module';
import { ApiKeyRecordsModule } from './api-keys/api-key-records.module';
import { SizeChartRecordsModule } from './size-charts/size-chart-records.module';
import { PaymentRecordsModule } from './payments/payment-records.module';
import { OutfitRecordsModule } from './outfits/outfit-records.module';
import type { Config } from './platform/config/config';
import { HealthModule } from './platform/health/health.module';
import { LocalModule } from './local-mode/local.module';
import { HttpModule } from './platform/http/http.module';
import { PlatformModule } from './platform/platform.module';
import { QuotasModule } from './quotas/quotas.module';
import { RotationModule } from './trends/editions/rotation.module';
import { WardrobeRecordsModule } from './wardrobe/wardrobe-records.module';

@Module({})
export class WorkerModule {
  static register(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.register(config, { role: 'worker' }),
        LocalModule,
        HttpModule,
        HealthModule,
        JobsModule.register(config, true),
        SessionRecordsModule,
        PaymentRecordsModule,
        UserRecordsModule,
        RotationModule,
        QuotasModule,
        RecentChecksModule,
        FollowUpRecordsModule,
        MondayMailJobsModule,
        OutfitRecordsModule,
        ProductRecordsModule,
        PassportRecordsModule,
        ApiKeyRecordsModule,
        SizeChartRecordsModule,
        WardrobeRecordsModule,
      ],
    };
  }
}
