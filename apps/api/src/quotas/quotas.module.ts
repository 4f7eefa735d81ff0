import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { QUOTA_USES_MODEL, quotaUsesSchema } from './quota-uses.schema';
import { QuotaUsesRepository } from './quota-uses.repository';
import { providePersonalData } from '../platform/personal-data/personal-data';
import { QuotasService } from './quotas.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: QUOTA_USES_MODEL, schema: quotaUsesSchema }])],
  providers: [
    providePersonalData([QuotaUsesRepository], (uses) => ({
      name: 'quotas',
      exportFor: (userId) => uses.list(userId),
      eraseFor: (userId) => uses.delete(userId),
    })),
    QuotasService,
    QuotaUsesRepository,
  ],
  exports: [QuotasService],
})
export class QuotasModule {}
