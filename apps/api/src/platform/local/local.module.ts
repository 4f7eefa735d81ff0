import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClockModule } from '../clock/clock.module';
import { KEPT_MAIL_MODEL, keptMailSchema } from './kept-mail.schema';
import { KeptMailsRepository } from './kept-mails.repository';
import { MailCapture } from './mail-capture';
import { StripeSimulator } from './stripe-simulator/stripe-simulator';

/** Doubles for what is far away in production. The rest of the code does not know that they are there. */
@Global()
@Module({
  imports: [ClockModule, MongooseModule.forFeature([{ name: KEPT_MAIL_MODEL, schema: keptMailSchema }])],
  providers: [KeptMailsRepository, MailCapture, StripeSimulator],
  exports: [MailCapture, StripeSimulator],
})
export class LocalModule {}
