import { Mailbox, StripeSimulator } from '@figura/local-mode';
import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Clock } from '../platform/clock/clock';
import { type Config, CONFIG } from '../platform/config/config';
import { CAPTURED_MAIL_MODEL, capturedMailSchema } from './captured-mail.schema';
import { CapturedMailsRepository } from './captured-mails.repository';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: CAPTURED_MAIL_MODEL, schema: capturedMailSchema }])],
  providers: [
    CapturedMailsRepository,
    {
      provide: Mailbox,
      inject: [CapturedMailsRepository, Clock],
      useFactory: (mails: CapturedMailsRepository, clock: Clock) => new Mailbox(mails, () => clock.now()),
    },
    {
      provide: StripeSimulator,
      inject: [Clock, CONFIG],
      useFactory: (clock: Clock, { appUrl, dataDir }: Config) =>
        new StripeSimulator({ now: () => clock.now(), appUrl, folder: dataDir }),
    },
  ],
  exports: [Mailbox, StripeSimulator],
})
export class LocalModule implements OnApplicationShutdown {
  constructor(private readonly simulator: StripeSimulator) {}

  onApplicationShutdown(): Promise<void> {
    return this.simulator.close();
  }
}
