import { Module, type DynamicModule } from '@nestjs/common';
import { JobsAdminModule } from './jobs/admin/jobs-admin.module';
import { CouponsAdminModule } from './coupons/admin/coupons-admin.module';
import type { Config } from './platform/config/config';
import { FollowUpsStatisticsModule } from './follow-ups/follow-ups-statistics.module';
import { GarmentsAdminModule } from './garments/admin/garments-admin.module';
import { DatabaseAdminModule } from './platform/database/copy/database-admin.module';
import { MigrationsAdminModule } from './platform/database/migrations/migrations-admin.module';
import { PlatformModule } from './platform/platform.module';
import { CatalogAdminModule } from './catalog/admin/catalog-admin.module';
import { OutfitsAdminModule } from './outfits/admin/outfits-admin.module';
import { ProductsAdminModule } from './products/admin/products-admin.module';
import { ShopClicksStatisticsModule } from './products/clicks/shop-clicks-statistics.module';
import { TrendsAdminModule } from './trends/admin/trends-admin.module';
import { QuotasStatisticsModule } from './quotas/quotas-statistics.module';
import { UsersAdminModule } from './auth/admin/users-admin.module';
import { PaymentsAdminModule } from './payments/admin/payments-admin.module';
import { AuditModule } from './platform/audit/audit.module';
import { MailAdminModule } from './mail/mail-admin.module';
import { DoctorModule } from './platform/doctor/doctor.module';
import { StatisticsModule } from './platform/statistics/statistics.module';

/** What whoever runs Figura can do from a shell. */
@Module({})
export class AdminModule {
  /** @param words the line that was typed */
  static for(config: Config, words: readonly string[] = []): DynamicModule {
    // What shows and makes migrations, and what examines, must find the data as it is.
    const databaseMayBeAway = words[0] === 'doctor';
    const prepareDatabase = words[0] !== 'migrations' && words[0] !== 'doctor';
    return {
      module: AdminModule,
      imports: [
        // Somebody waits at the shell, and reads or pipes what a command prints.
        PlatformModule.for(config, {
          databaseAttempts: 1,
          databaseMayBeAway,
          prepareDatabase,
          logTo: 'error',
        }),
        AuditModule,
        DoctorModule,
        MailAdminModule,
        StatisticsModule,
        CatalogAdminModule,
        CouponsAdminModule,
        DatabaseAdminModule,
        FollowUpsStatisticsModule,
        GarmentsAdminModule,
        JobsAdminModule.for(config.redisUrl),
        MigrationsAdminModule,
        OutfitsAdminModule,
        ProductsAdminModule,
        PaymentsAdminModule,
        QuotasStatisticsModule,
        ShopClicksStatisticsModule,
        TrendsAdminModule,
        UsersAdminModule,
      ],
    };
  }
}
