import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module';
import { CouponsModule } from '../coupons.module';
import {
  CouponsCommand,
  CreateCouponCommand,
  DisableCouponCommand,
  ListCouponsCommand,
} from './coupons.command';

@Module({
  imports: [JobsModule, CouponsModule],
  providers: [CouponsCommand, CreateCouponCommand, ListCouponsCommand, DisableCouponCommand],
})
export class CouponsAdminModule {}
