import { ProductRecordsModule } from './products/product-records.module';
import { UserRecordsModule } from './users/user-records.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { AuthRecordsModule } from './auth/auth-records.module';
import { GarmentRecordsModule } from './garments/garment-records.module';
import { JobsModule } from './jobs/jobs.module';
import { MondayMailJobsModule } from './monday-mail/monday-mail-jobs.module';
import { PassportRecordsModule } from './passport/passport-records.module';
import { PaymentRecordsModule } from './payments/payment-records.module';
import { OutfitRecordsModule } from './outfits/outfit-records.module';
import type { Config } from './platform/config/config';
import { LocalModule } from './local-mode/local.module';
import { HttpModule } from './platform/http/http.module';
import { PlatformModule } from './platform/platform.module';
import { QuotasModule } from './quotas/quotas.module';
import { TrendRecordsModule } from './trends/trend-records.module';
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
        JobsModule.register(config, true),
        AuthRecordsModule,
        PaymentRecordsModule,
        UserRecordsModule,
        TrendRecordsModule,
        QuotasModule,
        GarmentRecordsModule,
        MondayMailJobsModule,
        OutfitRecordsModule,
        ProductRecordsModule,
        PassportRecordsModule,
        WardrobeRecordsModule,
      ],
    };
  }
}
