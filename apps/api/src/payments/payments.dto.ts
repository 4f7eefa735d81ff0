import type { CheckoutRequest, CouponRequest, PaymentSuccessRequest } from '@figura/contracts';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';
import { OptionalField } from '../platform/http/requests/fields.decorators';

export class CouponDto implements CouponRequest {
  @MaxLength(40, { message: 'Invalid coupon code' })
  @IsString({ message: 'Invalid coupon code' })
  code: string;
}

export class CheckoutDto implements CheckoutRequest {
  @OptionalField()
  @MaxLength(40, { message: 'Invalid coupon code' })
  @IsString({ message: 'Invalid coupon code' })
  couponCode?: string;

  /** Anyone can write anything into `?ref=`; it must not keep a person from paying, so what is odd in it is left out. */
  @OptionalField()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/[^\w.-]/g, '').slice(0, 64) : value,
  )
  @IsString({ message: 'Referral must be text' })
  referredBy?: string;
}

export class PaymentSuccessDto implements PaymentSuccessRequest {
  @Matches(/^cs_\w{1,200}$/, { message: 'No payment session found' })
  @IsString({ message: 'No payment session found' })
  sessionId: string;
}
