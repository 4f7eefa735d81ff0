import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Config, CONFIG } from '../../platform/config/config';
import { Doctor } from '../../operations/doctor/doctor';
import { Statistics } from '../../operations/statistics/statistics';
import { PaymentsRepository } from '../fulfillment/payments.repository';
import { StripeService } from '../stripe/stripe.service';
import { FulfillmentService } from '../fulfillment/fulfillment.service';
import { PaymentsCommand } from './payments.command';
import { PaymentSupportService } from './payment-support.service';
import { RefundsService } from './refunds.service';
import { examineStripe } from './stripe-examination';

@Injectable()
class PaymentsExamination implements OnModuleInit {
  constructor(
    private readonly statistics: Statistics,
    private readonly payments: PaymentsRepository,
    private readonly doctor: Doctor,
    private readonly stripe: StripeService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.doctor.register({
      about: 'Stripe',
      advice:
        'Compare STRIPE_SECRET_KEY with the key in the dashboard, and check that this machine can reach Stripe.',
      examine: () => examineStripe(this.stripe, this.config),
    });
    this.statistics.register({ name: 'payments', count: (since) => this.payments.count(since) });
  }
}

export const PAYMENTS_ADMIN = [
  PaymentsExamination,
  FulfillmentService,
  PaymentSupportService,
  RefundsService,
  ...PaymentsCommand.registerWithSubCommands(),
];
