import { formatAmount } from '@figura/contracts';
import { SOURCE_LANGUAGE } from '@figura/messages';
import type { PaymentRecord } from '../fulfillment/payments.repository';
import { getRefundDeadline } from '../pricing/pricing';
import { formatMinute } from '../../platform/command-line/format-minute';

export interface PaymentStory {
  reference: string;
  sessionId: string;
  account: { id: string; email: string; hasPaid: boolean } | null;
  /** Cents. */
  amount: number;
  currency: string;
  couponCode: string | null;
  access: PaymentRecord['access'];
  steps: { at: Date | null; step: string }[];
}

export function buildPaymentStory(
  payment: PaymentRecord,
  account: PaymentStory['account'],
  receiptWaits: string | null,
): PaymentStory {
  const { id: reference, sessionId, amount, currency, couponCode, access } = payment;
  const { paidAt, receiptSentAt, refundRequestedAt, refundStartedAt, refundedAt } = payment;
  const { disputeStep, disputed, referredBy } = payment;
  const steps: PaymentStory['steps'] = [
    {
      at: paidAt,
      step: `Paid ${formatAmount(amount, currency, SOURCE_LANGUAGE)}${couponCode ? ` with the code ${couponCode}` : ''}`,
    },
    ...(referredBy ? [{ at: null, step: `Referred by ${referredBy}` }] : []),
    {
      at: receiptSentAt,
      step: receiptSentAt ? 'The receipt was sent' : `The receipt was not sent${receiptWaits ?? ''}`,
    },
    ...(refundRequestedAt ? [{ at: refundRequestedAt, step: 'A refund was requested' }] : []),
    ...(refundStartedAt && !refundedAt
      ? [{ at: refundStartedAt, step: 'A refund was started: repeat it (payments refund)' }]
      : []),
    ...(refundedAt ? [{ at: refundedAt, step: 'Refunded in full' }] : []),
    ...(disputeStep > 0
      ? [
          {
            at: null,
            step: disputed
              ? 'A bank has taken the money back'
              : 'A dispute was opened; the money was not taken',
          },
        ]
      : []),
    { at: null, step: ACCESS[access] },
    ...(refundedAt ? [] : [{ at: getRefundDeadline(paidAt), step: 'Refundable until then' }]),
  ];
  return { reference, sessionId, account, amount, currency, couponCode, access, steps };
}

const ACCESS: Record<PaymentRecord['access'], string> = {
  pending: 'Access not granted yet: Stripe will resend its event, or the account is gone',
  granted: 'Access granted',
  revoking: 'Access is being revoked',
  revoked: 'Access revoked',
};

export function describeStory({ reference, sessionId, account, steps }: PaymentStory): string {
  const owner = account
    ? `${account.email} (${account.id}), ${account.hasPaid ? 'has lifetime access' : 'has no access'}`
    : 'The account is deleted';
  const lines = steps.map(({ at, step }) => `  ${(at ? formatMinute(at) : '').padEnd(20)}  ${step}`);
  return [`Payment ${reference}`, `Session ${sessionId}`, owner, ...lines].join('\n');
}

export function withReference({ id: reference, ...payment }: PaymentRecord) {
  return { reference, ...payment };
}

export function describePayment({
  id,
  sessionId,
  userId,
  amount,
  currency,
  access,
  paidAt,
  refundRequestedAt,
  refundedAt,
  disputed,
}: PaymentRecord): string {
  const open = refundRequestedAt ? 'refund requested' : access;
  const state = refundedAt ? 'refunded' : disputed ? 'disputed' : open;
  return `${id}  ${formatMinute(paidAt)}  ${formatAmount(amount, currency, SOURCE_LANGUAGE)}  ${state}  account ${userId}  ${sessionId}`;
}
