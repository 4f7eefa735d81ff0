import { Inject, Injectable } from '@nestjs/common';
import { AuditService } from '../../operations/audit/audit.service';
import { Clock } from '../../platform/clock/clock';
import { type Config, CONFIG } from '../../platform/config/config';
import { NotFoundError } from '../../platform/errors/domain-error';
import { FulfillmentService } from '../fulfillment/fulfillment.service';
import { PaymentsRepository, type PaymentRecord } from '../fulfillment/payments.repository';
import { NotRefundableError } from '../payments.errors';
import { StripeService } from '../stripe/stripe.service';

const SIMULATED = "Local mode's simulated Stripe, which forgets payments when Figura stops, does not know";

@Injectable()
export class RefundsService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly stripe: StripeService,
    private readonly fulfillment: FulfillmentService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Refunds in full at Stripe, removes access and sends an email. Idempotent after a failure.
   * @throws NotRefundableError when already refunded or disputed
   */
  async refund(payment: PaymentRecord, dryRun = false): Promise<PaymentRecord> {
    const { id, sessionId, refundedAt, disputed } = payment;
    if (refundedAt)
      throw new NotRefundableError(
        `The payment ${id} was refunded in full on ${refundedAt.toISOString().slice(0, 10)}; nothing was refunded now.`,
      );
    if (disputed)
      throw new NotRefundableError(
        `A bank has taken back the money of the payment ${id}; nothing was refunded.`,
      );
    if (!(await this.stripe.findSession(sessionId)))
      throw new NotFoundError(
        `${this.config.stripe ? 'Stripe does not know' : SIMULATED} ${sessionId}; nothing was refunded.`,
      );
    if (dryRun) return payment;
    await this.audit.note('payments refund', id);
    await this.payments.startRefund(id, this.clock.now());
    await this.stripe.refund(sessionId, `refund-${id}`);
    const session = await this.stripe.findSession(sessionId);
    if (session) await this.fulfillment.fulfill(session);
    return (await this.payments.findById(id))!;
  }
}
