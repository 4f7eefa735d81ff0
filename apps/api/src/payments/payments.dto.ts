import type { Text } from '@figura/messages';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { CodeField, OptionalField, TextField } from '../platform/http/requests/fields.decorators';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.fields);

@ApiSchema({
  description:
    'A code that cannot be used answers 400 "Invalid coupon code"; the code of the problem is `ACCESS_CODE` where it would be good at registration.',
})
export class CouponDto {
  @CodeField() code: string;
}

export class CheckoutDto {
  @OptionalField()
  @CodeField({ description: 'Without it the code that the account holds is taken off, if there is one.' })
  couponCode?: string;
  // `?ref=` may hold anything and must not stop a payment, so odd parts are dropped.
  @OptionalField()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/[^\w.-]/g, '').slice(0, 64) : value,
  )
  @TextField({
    message: t('referral'),
    description: 'What came with `?ref=` in the URL.',
    example: 'newsletter',
  })
  referredBy?: string;
}

export class PaymentSuccessDto {
  @TextField({
    pattern: /^cs_\w{1,200}$/,
    message: t('noPaymentSession'),
    description: 'The `session_id` that the payment page put into the URL.',
    example: 'cs_test_a1B2c3',
  })
  sessionId: string;
}

@ApiSchema({ description: "What is charged at this moment, by the server's clock." })
export class Price {
  @ApiProperty({ description: "In the currency's smallest unit, such as cents." }) amount: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'The price to strike through, in cents, if there is one.',
  })
  originalAmount: number | null;
  @ApiProperty({ description: 'ISO 4217, in lower case.', example: 'usd' }) currency: string;
  @ApiProperty({ type: [String], description: 'Short sentences that are true of this price now.' })
  claims: Text[];
}

@ApiSchema({ description: 'A code that lowers the price.' })
export class AppliedCoupon {
  @ApiProperty({ description: 'In upper case.' }) code: string;
  @ApiProperty() percentOff: number;
}

@ApiSchema({
  description:
    'The price for one user, with their code taken off: the one that was asked about, else the one that the account holds.',
})
export class Offer extends Price {
  @ApiProperty({ type: AppliedCoupon, nullable: true }) coupon: AppliedCoupon | null;
}

export class CheckoutResponse {
  @ApiProperty({ description: 'Where the browser goes to pay.' }) url: string;
}

@ApiSchema({
  description:
    "A payment that is not complete, not the caller's or refunded is answered with a problem instead.",
})
export class PaymentSuccessResponse {
  @ApiProperty({ type: Boolean, enum: [true] }) success: true;
  @ApiProperty({ type: Boolean, enum: [true] }) hasPaid: true;
}

export class PaymentStatusResponse {
  @ApiProperty() hasPaid: boolean;
}

const PAYMENT_STATUSES = ['paid', 'refunded', 'disputed'] as const;

@ApiSchema({ description: 'A payment that arrived, as its receipt says it.' })
export class PaymentReceipt {
  @ApiProperty({ description: 'What the receipt calls the payment, and what to name in a mail about it.' })
  reference: string;
  @ApiProperty({ description: 'In cents.' }) amount: number;
  @ApiProperty() currency: string;
  @ApiProperty({ description: "ISO 8601, by the payment provider's clock." }) paidAt: string;
  @ApiProperty({ description: 'Last moment for a refund, ISO 8601.' }) refundableUntil: string;
  @ApiProperty({
    enum: PAYMENT_STATUSES,
    description: "`disputed` while, or since, the cardholder's bank took it back.",
  })
  status: (typeof PAYMENT_STATUSES)[number];
  @ApiProperty({ type: String, nullable: true, description: 'Of the open request for a refund, ISO 8601.' })
  refundRequestedAt: string | null;
}

const PLANS = ['free', 'lifetime'] as const;

@ApiSchema({ description: "What the caller's account may do, and what was paid for it, newest first." })
export class PaymentsResponse {
  @ApiProperty({ enum: PLANS, description: '`lifetime` also by an access code.' })
  plan: (typeof PLANS)[number];
  @ApiProperty({ type: [PaymentReceipt] }) payments: PaymentReceipt[];
}

export class ReceivedResponse {
  @ApiProperty({ type: Boolean, enum: [true] }) received: true;
}
