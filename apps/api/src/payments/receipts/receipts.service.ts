import { Injectable } from '@nestjs/common';
import { UsersService } from '../../users/users.service';
import { PaymentsRepository, type PaymentRecord } from '../fulfillment/payments.repository';
import { getRefundDeadline } from '../pricing/pricing';
import type { PaymentReceipt, PaymentsResponse } from '../payments.dto';

@Injectable()
export class ReceiptsService {
  constructor(
    private readonly users: UsersService,
    private readonly payments: PaymentsRepository,
  ) {}

  async list(userId: string): Promise<PaymentsResponse> {
    const { hasPaid } = await this.users.record(userId);
    const payments = await this.payments.list(userId);
    return { plan: hasPaid ? 'lifetime' : 'free', payments: payments.reverse().map(toReceipt) };
  }
}

function toReceipt(payment: PaymentRecord): PaymentReceipt {
  const { id, amount, currency, paidAt, refundRequestedAt, refundedAt, disputed } = payment;
  return {
    reference: id,
    amount,
    currency,
    paidAt: paidAt.toISOString(),
    refundableUntil: getRefundDeadline(paidAt).toISOString(),
    status: refundedAt ? 'refunded' : disputed ? 'disputed' : 'paid',
    refundRequestedAt: refundRequestedAt?.toISOString() ?? null,
  };
}
