import { Injectable } from '@nestjs/common';
import { JobQueueService } from '../../jobs/job-queue.service';
import { AuditService } from '../../operations/audit/audit.service';
import { NotFoundError } from '../../platform/errors/domain-error';
import { normalizeEmail } from '../../platform/http/requests/fields.decorators';
import { AccountsService } from '../../users/accounts.service';
import { PaymentsRepository, type PaymentRecord } from '../fulfillment/payments.repository';
import { buildPaymentStory, type PaymentStory } from './payment-story';

const REFERENCE = /^[0-9a-f]{24}$/;

@Injectable()
export class PaymentSupportService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly accounts: AccountsService,
    private readonly queue: JobQueueService,
    private readonly audit: AuditService,
  ) {}

  async list(limit: number, email?: string): Promise<PaymentRecord[]> {
    if (email === undefined) return this.payments.findNewest(limit);
    const user = await this.accounts.findByEmail(normalizeEmail(email));
    if (!user) throw new NotFoundError(`There is no account for ${email}.`);
    await this.audit.note('payments list', user.id);
    return (await this.payments.list(user.id)).reverse().slice(0, limit);
  }

  async refundRequests(limit: number): Promise<PaymentRecord[]> {
    return this.payments.refundRequests(limit);
  }

  /** @param reference from the receipt, or Stripe's checkout session id */
  async show(reference: string): Promise<PaymentStory> {
    const payment = await this.find(reference);
    await this.audit.note('payments show', payment.id);
    const user = await this.accounts.find(payment.userId);
    const account = user && { id: user.id, email: user.email, hasPaid: user.hasPaid };
    // A receipt job has its payment's id.
    const job = payment.receiptSentAt ? null : await this.queue.find(payment.id);
    const why =
      job &&
      ` yet: tried ${job.attempts === 1 ? 'once' : `${job.attempts} times`}${job.lastError ? `, ${job.lastError}` : ''}`;
    return buildPaymentStory(payment, account, why);
  }

  async find(reference: string): Promise<PaymentRecord> {
    const asked = reference.trim();
    const payment = REFERENCE.test(asked.toLowerCase())
      ? await this.payments.findById(asked.toLowerCase())
      : await this.payments.findBySession(asked);
    if (!payment) throw new NotFoundError(`There is no payment ${asked}.`);
    return payment;
  }
}
