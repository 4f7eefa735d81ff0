import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { PaymentsRepository, type PaymentRecord } from '../fulfillment/payments.repository';
import type { PaymentsResponse } from '../payments.dto';
import { NotRefundableError, PaymentNotFoundError, RefundStartedError } from '../payments.errors';
import { getRefundDeadline } from '../pricing/pricing';
import { ReceiptsService } from '../receipts/receipts.service';

@Injectable()
export class RefundRequestsService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly receipts: ReceiptsService,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. @throws NotRefundableError after the deadline or a refund */
  async request(userId: string, reference: string): Promise<PaymentsResponse> {
    const payment = await this.findPayment(userId, reference);
    if (payment.refundedAt || payment.disputed) throw new NotRefundableError();
    if (!payment.refundRequestedAt) {
      const now = this.clock.now();
      if (now > getRefundDeadline(payment.paidAt)) throw new NotRefundableError();
      await this.payments.noteRefundRequest(userId, payment.id, now);
    }
    return this.receipts.list(userId);
  }

  async withdraw(userId: string, reference: string): Promise<PaymentsResponse> {
    const { id } = await this.findPayment(userId, reference);
    if (!(await this.payments.withdrawRefundRequest(userId, id))) {
      const { refundStartedAt, refundedAt } = await this.findPayment(userId, reference);
      if (refundStartedAt || refundedAt) throw new RefundStartedError();
    }
    return this.receipts.list(userId);
  }

  private async findPayment(userId: string, reference: string): Promise<PaymentRecord> {
    const payment = (await this.payments.list(userId)).find(({ id }) => id === reference);
    if (!payment) throw new PaymentNotFoundError();
    return payment;
  }
}
