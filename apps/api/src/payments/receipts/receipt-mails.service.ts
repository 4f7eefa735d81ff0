import { formatAmount } from '@figura/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlerRegistry } from '../../jobs/job-handler.registry';
import { JobQueueService } from '../../jobs/job-queue.service';
import { MailService } from '../../mail/mail.service';
import { Clock } from '../../platform/clock/clock';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { AccountsService } from '../../users/accounts.service';
import { PaymentsRepository, type PaymentRecord } from '../fulfillment/payments.repository';
import { refundableUntil } from '../pricing/pricing';

/** One receipt for each payment. */
@Injectable()
export class ReceiptMailsService implements OnModuleInit {
  constructor(
    private readonly queue: JobQueueService,
    private readonly handlers: JobHandlerRegistry,
    private readonly payments: PaymentsRepository,
    private readonly accounts: AccountsService,
    private readonly mail: MailService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.handlers.register('mail.receipt', async ({ paymentId }, jobId) => {
      const payment = await this.payments.findById(paymentId);
      if (payment && !payment.receiptSentAt) await this.send(payment, jobId);
    });
  }

  /** Enqueues the receipt. The job has the payment's id, so that enqueueing it again, or twice at once, adds no second. */
  async enqueue({ id, receiptSentAt }: Pick<PaymentRecord, 'id' | 'receiptSentAt'>): Promise<void> {
    if (!receiptSentAt) await this.queue.add('mail.receipt', { paymentId: id }, id);
  }

  private async send(payment: PaymentRecord, key: string): Promise<void> {
    const user = await this.accounts.find(payment.userId);
    if (!user) return;
    const receipt = {
      amount: formatAmount(payment.amount),
      paidOn: day(payment.paidAt),
      refundUntil: day(refundableUntil(payment.paidAt)),
      reference: payment.id,
      link: `${this.config.appUrl}/dashboard`,
    };
    await this.mail.send('receipt', user, receipt, key);
    await this.payments.receiptSent(payment.id, this.clock.now());
  }
}

function day(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
