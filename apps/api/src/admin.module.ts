import { Module, type DynamicModule } from '@nestjs/common';
import { USERS_ADMIN } from './auth/admin/users-admin';
import { SessionRecordsModule } from './auth/sessions/session-records.module';
import { BodyTypeModule } from './body-type/body-type.module';
import { CATALOG_ADMIN } from './catalog/admin/catalog-admin';
import { CatalogRecordsModule } from './catalog/catalog-records.module';
import { COUPONS_ADMIN } from './coupons/admin/coupons-admin';
import { CouponsModule } from './coupons/coupons.module';
import { FollowUpRecordsModule } from './follow-ups/follow-up-records.module';
import { FollowUpsStatistics } from './follow-ups/follow-ups-statistics';
import { GARMENTS_ADMIN } from './garments/admin/garments-admin';
import { JOBS_ADMIN } from './jobs/admin/jobs-admin';
import { JobsModule } from './jobs/jobs.module';
import { MailExamination } from './mail/mail-examination';
import { MailModule } from './mail/mail.module';
import { PUSH_ADMIN } from './monday-mail/admin/push.command';
import { OUTFITS_ADMIN } from './outfits/admin/outfits-admin';
import { PAYMENTS_ADMIN } from './payments/admin/payments-admin';
import { PaymentRecordsModule } from './payments/payment-records.module';
import type { Config } from './platform/config/config';
import { PICTURES_ADMIN } from './pictures/admin/pictures-admin';
import { PicturesModule } from './pictures/pictures.module';
import { DATABASE_ADMIN } from './platform/database/copy/database-admin';
import { MIGRATIONS_ADMIN } from './platform/database/migrations/migrations-admin';
import { OperationsModule } from './platform/operations.module';
import { PlatformModule } from './platform/platform.module';
import { PRODUCTS_ADMIN } from './products/admin/products-admin';
import { ShopClicksStatistics } from './products/clicks/shop-clicks-statistics';
import { ProductRecordsModule } from './products/product-records.module';
import { QuotasStatistics } from './quotas/quotas-statistics';
import { QuotasModule } from './quotas/quotas.module';
import { TRENDS_ADMIN } from './trends/admin/trends-admin';
import { RotationModule } from './trends/editions/rotation.module';
import { UserRecordsModule } from './users/user-records.module';
import { WardrobeRecordsModule } from './wardrobe/wardrobe-records.module';

@Module({})
export class AdminModule {
  static register(config: Config, words: readonly string[] = []): DynamicModule {
    // These commands must find the data as it is.
    const databaseMayBeAway = words[0] === 'doctor';
    const prepareDatabase = words[0] !== 'migrations' && words[0] !== 'doctor';
    return {
      module: AdminModule,
      imports: [
        PlatformModule.register(config, {
          databaseAttempts: 1,
          databaseMayBeAway,
          prepareDatabase,
          logTo: 'error',
        }),
        OperationsModule,
        BodyTypeModule,
        CatalogRecordsModule,
        CouponsModule,
        FollowUpRecordsModule,
        JobsModule.register(config, false),
        MailModule,
        PaymentRecordsModule,
        PicturesModule,
        ProductRecordsModule,
        QuotasModule,
        RotationModule,
        SessionRecordsModule,
        UserRecordsModule,
        WardrobeRecordsModule,
      ],
      providers: [
        ...CATALOG_ADMIN,
        ...COUPONS_ADMIN,
        ...DATABASE_ADMIN,
        FollowUpsStatistics,
        ...GARMENTS_ADMIN,
        ...JOBS_ADMIN,
        MailExamination,
        ...MIGRATIONS_ADMIN,
        ...OUTFITS_ADMIN,
        ...PAYMENTS_ADMIN,
        ...PICTURES_ADMIN,
        ...PRODUCTS_ADMIN,
        ...PUSH_ADMIN,
        QuotasStatistics,
        ShopClicksStatistics,
        ...TRENDS_ADMIN,
        ...USERS_ADMIN,
      ],
    };
  }
}
