import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { COUPON_MODEL, couponSchema } from './coupon.schema';
import { COUPON_USE_MODEL, couponUseSchema } from './coupon-use.schema';
import { CouponUsesRepository } from './coupon-uses.repository';
import { CouponsRepository } from './coupons.repository';
import { CouponsService } from './coupons.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: COUPON_MODEL, schema: couponSchema },
      { name: COUPON_USE_MODEL, schema: couponUseSchema },
    ]),
  ],
  providers: [CouponUsesRepository, CouponsRepository, CouponsService],
  exports: [CouponsRepository, CouponsService],
})
export class CouponsModule {}
