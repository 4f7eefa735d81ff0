import { Module } from '@nestjs/common';
import { CheckoutPages } from './checkout-pages';

/** Shows the simulator's payment pages and delivers its webhooks. */
@Module({ providers: [CheckoutPages] })
export class StripeSimulatorModule {}
