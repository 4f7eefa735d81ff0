import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { PaymentsRepository, type PaymentRecord } from '../fulfillment/payments.repository';
import type { PaymentsResponse } from '../payments.dto';
import { NotRefundableError, PaymentNotFoundError, RefundStartedError } from '../payments.errors';
import { createRefundableUntil } from '../pricing/pricing';
import { ReceiptsService } from '../receipts/receipts.service';

/** Requests to give the money of a payment back, which an operator answers (`payments refund`). */
@Injectable()
export class RefundRequestsService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly receipts: ReceiptsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes a user's request; asking again changes nothing.
   *
   * @throws PaymentNotFoundError for a reference that none of the user's payments has
   * @throws NotRefundableError after the time for a refund, and for money that is back already
   */
  async request(userId: string, reference: string): Promise<PaymentsResponse> {
    const payment = await this.findPayment(userId, reference);
    if (payment.refundedAt || payment.disputed) throw new NotRefundableError();
    if (!payment.refundRequestedAt) {
      const now = this.clock.now();
      if (now > createRefundableUntil(payment.paidAt)) throw new NotRefundableError();
      await this.payments.noteRefundRequest(userId, payment.id, now);
    }
    return this.receipts.list(userId);
  }

  /**
   * Forgets a user's request; where there is none, nothing changes.
   *
   * @throws PaymentNotFoundError for a reference that none of the user's payments has
   * @throws RefundStartedError when the money is on its way
   */
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
