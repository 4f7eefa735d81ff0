import { Module } from '@nestjs/common';
import { GarmentsModule } from '../garments/garments.module';
import { ProductsModule } from '../products/products.module';
import { FollowUpRecordsModule } from './follow-up-records.module';
import { FollowUpsController } from './follow-ups.controller';
import { FollowUpsService } from './follow-ups.service';

@Module({
  imports: [FollowUpRecordsModule, GarmentsModule, ProductsModule],
  controllers: [FollowUpsController],
  providers: [FollowUpsService],
  exports: [FollowUpsService],
})
export class FollowUpsModule {}
