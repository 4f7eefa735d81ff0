import { formatAmount } from '@figura/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { JobHandlerRegistry } from '../../jobs/job-handler.registry';
import { JobQueueService } from '../../jobs/job-queue.service';
import { MailService } from '../../mail/mail.service';
import { Clock } from '../../platform/clock/clock';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { AccountsService } from '../../users/accounts.service';
import { PaymentsRepository, type PaymentRecord } from '../fulfillment/payments.repository';

/** Id of the job that sends the mail about the refund of a payment; the payment's own is that of its receipt. */
export function refundMailJob(paymentId: string): string {
  return createHash('sha256').update(`refund ${paymentId}`).digest('hex').slice(0, 24);
}

/** One mail for each refund, whoever made it: the operator's command, or a click in Stripe's dashboard. */
@Injectable()
export class RefundMailsService implements OnModuleInit {
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
    this.handlers.register('mail.refund', async ({ paymentId }, jobId) => {
      const payment = await this.payments.findById(paymentId);
      if (payment && !payment.refundMailSentAt) await this.send(payment, jobId);
    });
  }

  /** Enqueues the mail. The job's id follows from the payment's, so that enqueueing it again, or twice at once, adds no second. */
  async enqueue({ id, refundMailSentAt }: Pick<PaymentRecord, 'id' | 'refundMailSentAt'>): Promise<void> {
    if (!refundMailSentAt) await this.queue.add('mail.refund', { paymentId: id }, refundMailJob(id));
  }

  private async send(payment: PaymentRecord, key: string): Promise<void> {
    const user = await this.accounts.find(payment.userId);
    if (!user) return;
    const refund = {
      amount: formatAmount(payment.amount),
      reference: payment.id,
      link: `${this.config.appUrl}/settings`,
    };
    await this.mail.send('refund', user, refund, key);
    await this.payments.refundMailSent(payment.id, this.clock.now());
  }
}
