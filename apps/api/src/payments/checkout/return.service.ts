import { Injectable } from '@nestjs/common';
import { FulfillmentService } from '../fulfillment/fulfillment.service';
import {
  PaymentDisputedError,
  PaymentIncompleteError,
  PaymentMismatchError,
  PaymentNotFoundError,
  PaymentProcessingError,
  PaymentRefundedError,
} from '../payments.errors';
import { StripeService } from '../stripe/stripe.service';
import type { PaymentSuccessResponse } from '../payments.dto';

/** Asks Stripe instead of trusting the browser. */
@Injectable()
export class ReturnService {
  constructor(
    private readonly stripe: StripeService,
    private readonly fulfillment: FulfillmentService,
  ) {}

  /** Idempotent. */
  async confirm(userId: string, sessionId: string): Promise<PaymentSuccessResponse> {
    const session = await this.stripe.findSession(sessionId);
    if (session?.userId !== userId) throw new PaymentNotFoundError();
    switch (await this.fulfillment.fulfill(session)) {
      case 'granted':
        return { success: true, hasPaid: true };
      case 'unpaid':
        throw session.processing ? new PaymentProcessingError() : new PaymentIncompleteError();
      case 'refunded':
        throw new PaymentRefundedError();
      case 'disputed':
        throw new PaymentDisputedError();
      case 'no-account':
        throw new PaymentNotFoundError();
      case 'mismatch':
      case 'not-ours':
        throw new PaymentMismatchError();
    }
  }
}
