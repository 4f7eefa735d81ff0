import { formatAmount } from '@figura/contracts';
import type { Language } from '@figura/messages';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlerRegistry } from '../../jobs/job-handler.registry';
import { buildJobId } from '../../jobs/job-id';
import { JobQueueService } from '../../jobs/job-queue.service';
import { retryWrite } from '../../jobs/retry-write';
import { MailService, type Mails } from '../../mail/mail.service';
import { Clock } from '../../platform/clock/clock';
import { type Config, CONFIG } from '../../platform/config/config';
import { getAccountLanguage } from '../../platform/http/language/request-language';
import { AccountsService } from '../../users/accounts.service';
import { PaymentsRepository, type PaymentRecord } from '../fulfillment/payments.repository';
import { getRefundDeadline } from '../pricing/pricing';

interface PaymentMail<Name extends 'receipt' | 'refund'> {
  jobId: (paymentId: string) => string;
  sentAt: 'receiptSentAt' | 'refundMailSentAt';
  content: (payment: PaymentRecord, appUrl: string, language: Language) => Mails[Name];
}

const MAILS: { [Name in 'receipt' | 'refund']: PaymentMail<Name> } = {
  receipt: {
    jobId: (paymentId) => paymentId,
    sentAt: 'receiptSentAt',
    content: ({ id, amount, currency, paidAt }, appUrl, language) => ({
      amount: formatAmount(amount, currency, language),
      paidOn: paidAt,
      refundUntil: getRefundDeadline(paidAt),
      reference: id,
      link: `${appUrl}/dashboard`,
    }),
  },
  refund: {
    jobId: (paymentId) => buildJobId(`refund ${paymentId}`),
    sentAt: 'refundMailSentAt',
    content: ({ id, amount, currency }, appUrl, language) => ({
      amount: formatAmount(amount, currency, language),
      reference: id,
      link: `${appUrl}/settings`,
    }),
  },
};

export type PaymentMailName = keyof typeof MAILS;

const NAMES = Object.keys(MAILS) as PaymentMailName[];

export function listPaymentMailJobs(paymentId: string): string[] {
  return NAMES.map((name) => MAILS[name].jobId(paymentId));
}

@Injectable()
export class PaymentMailsService implements OnModuleInit {
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
    for (const name of NAMES)
      this.handlers.register(`mail.${name}`, async ({ paymentId }, jobId) => {
        const payment = await this.payments.findById(paymentId);
        if (payment && !payment[MAILS[name].sentAt]) await this.send(name, payment, jobId);
      });
  }

  async enqueue(name: PaymentMailName, payment: PaymentRecord): Promise<void> {
    const { jobId, sentAt } = MAILS[name];
    if (!payment[sentAt]) await this.queue.add(`mail.${name}`, { paymentId: payment.id }, jobId(payment.id));
  }

  private async send(name: PaymentMailName, payment: PaymentRecord, key: string): Promise<void> {
    const user = await this.accounts.find(payment.userId);
    if (!user) return;
    const { content, sentAt } = MAILS[name];
    const language = getAccountLanguage(user.preferences);
    await this.mail.send(name, user, content(payment, this.config.appUrl, language), key);
    await retryWrite(() => this.payments.markMailSent(payment.id, sentAt, this.clock.now()));
  }
}
