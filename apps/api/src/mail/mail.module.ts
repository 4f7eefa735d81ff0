import { MailerModule } from '@nestjs-modules/mailer';
import { Module } from '@nestjs/common';
import { Mailbox } from '@figura/local-mode';
import { type Config, CONFIG } from '../platform/config/config';
import { MailService } from './mail.service';

/**
 * Mails share connections, as many as a worker sends at once: a greeting, a handshake and a sign-in take longer than a
 * mail. One that has nothing to do for as long as the socket may be silent is closed.
 */
const POOL = { pool: true, maxConnections: 10, maxMessages: 500 } as const;

/** How long a mail server may keep silent, in milliseconds, before the mail is tried again later. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

@Module({
  imports: [
    // Without its template adapters, which would load the compilers of five template languages: 15 MB and half a second.
    MailerModule.forRootAsync({
      inject: [CONFIG, Mailbox],
      useFactory: (config: Config, mailbox: Mailbox) => ({
        transport: config.smtpUrl ? { url: config.smtpUrl, ...POOL, ...PATIENCE } : mailbox.transport(),
        defaults: { from: config.mailFrom } as object,
      }),
    }),
  ],
  providers: [MailService],
  exports: [MailService],
})
export class MailModule {}
