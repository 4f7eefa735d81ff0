import type { Text } from '@figura/messages';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { CodeField, OptionalField, TextField } from '../platform/http/requests/fields.decorators';
import { fields as t } from './messages.en';
import { ListProperty, NullableProperty } from '../platform/http/responses/properties';

@ApiSchema({
  description:
    'An invalid code returns 400 "Invalid coupon code"; `code` is `ACCESS_CODE` for a code that is valid at registration.',
})
export class CouponDto {
  @CodeField() code: string;
}

export class CheckoutDto {
  @OptionalField()
  @CodeField({ description: 'Defaults to the code saved to the account, if any.' })
  couponCode?: string;
  // `?ref=` may contain anything and must not block a payment, so invalid parts are dropped.
  @OptionalField()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/[^\w.-]/g, '').slice(0, 64) : value,
  )
  @TextField({ message: t('referral'), description: 'Value of `?ref=` in the URL.', example: 'newsletter' })
  referredBy?: string;
}

export class PaymentSuccessDto {
  @TextField({
    pattern: /^cs_\w{1,200}$/,
    message: t('noPaymentSession'),
    description: '`session_id` from the return URL of the checkout.',
    example: 'cs_test_a1B2c3',
  })
  sessionId: string;
}

@ApiSchema({ description: "The current price, by the server's clock." })
export class Price {
  @ApiProperty({ description: 'Amount in the smallest currency unit, such as cents.' }) amount: number;
  @NullableProperty(Number, 'Price to strike through, in the smallest currency unit, if any.')
  originalAmount: number | null;
  @ApiProperty({ description: 'ISO 4217 code, in lowercase.', example: 'usd' }) currency: string;
  @ListProperty(String, 'Short sentences about the price that are true now.')
  claims: Text[];
}

@ApiSchema({ description: 'A code that lowers the price.' })
export class AppliedCoupon {
  @ApiProperty({ description: 'In uppercase.' }) code: string;
  @ApiProperty() percentOff: number;
}

@ApiSchema({ description: "Price for one user, with the requested code or else the account's." })
export class Offer extends Price {
  @NullableProperty(AppliedCoupon) coupon: AppliedCoupon | null;
}

export class CheckoutResponse {
  @ApiProperty({ description: 'URL of the checkout page.' }) url: string;
}

@ApiSchema({
  description: 'Incomplete and refunded payments, and those of others, return a problem instead.',
})
export class PaymentSuccessResponse {
  @ApiProperty({ type: Boolean, enum: [true] }) success: true;
  @ApiProperty({ type: Boolean, enum: [true] }) hasPaid: true;
}

export class PaymentStatusResponse {
  @ApiProperty() hasPaid: boolean;
}

const PAYMENT_STATUSES = ['paid', 'refunded', 'disputed'] as const;

@ApiSchema({ description: 'A received payment, as on its receipt.' })
export class PaymentReceipt {
  @ApiProperty({ description: 'Reference from the receipt, for inquiries about the payment.' })
  reference: string;
  @ApiProperty({ description: 'Amount in the smallest currency unit, such as cents.' }) amount: number;
  @ApiProperty() currency: string;
  @ApiProperty({ description: "ISO 8601, by the payment provider's clock." }) paidAt: string;
  @ApiProperty({ description: 'Last moment for a refund, ISO 8601.' }) refundableUntil: string;
  @ApiProperty({ enum: PAYMENT_STATUSES, description: "`disputed`: taken back by the cardholder's bank." })
  status: (typeof PAYMENT_STATUSES)[number];
  @NullableProperty(String, 'When the open refund request was made, ISO 8601. Null when there is none.')
  refundRequestedAt: string | null;
}

const PLANS = ['free', 'lifetime'] as const;

@ApiSchema({ description: "The caller's plan and payments, newest first." })
export class PaymentsResponse {
  @ApiProperty({ enum: PLANS, description: '`lifetime` includes access codes.' })
  plan: (typeof PLANS)[number];
  @ListProperty(PaymentReceipt) payments: PaymentReceipt[];
}

export class ReceivedResponse {
  @ApiProperty({ type: Boolean, enum: [true] }) received: true;
}
