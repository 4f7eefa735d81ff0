import { Global, Module } from '@nestjs/common';
import { ClockModule } from '../clock/clock.module';
import { MailCapture } from './mail-capture';
import { StripeSimulator } from './stripe-simulator/stripe-simulator';

/** Doubles for what is far away in production. The rest of the code does not know that they are there. */
@Global()
@Module({
  imports: [ClockModule],
  providers: [MailCapture, StripeSimulator],
  exports: [MailCapture, StripeSimulator],
})
export class LocalModule {}
