import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module';
import { PaymentsModule } from '../payments.module';
import {
  CouponsCommand,
  CreateCouponCommand,
  DisableCouponCommand,
  ListCouponsCommand,
} from './coupons.command';

@Module({
  imports: [JobsModule, PaymentsModule],
  providers: [CouponsCommand, CreateCouponCommand, ListCouponsCommand, DisableCouponCommand],
})
export class CouponsAdminModule {}
