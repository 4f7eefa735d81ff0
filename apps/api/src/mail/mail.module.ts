import { MailerModule } from '@nestjs-modules/mailer';
import { Module } from '@nestjs/common';
import { Mailbox } from '@figura/local-mode';
import { type Config, CONFIG } from '../platform/config/config';
import { MailService } from './mail.service';

/**
 * Emails reuse connections, since the handshake takes longer than an email. Idle ones close after the socket
 * timeout.
 */
const POOL = { pool: true, maxConnections: 10, maxMessages: 500 } as const;

/** Milliseconds of silence before the email is retried. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

@Module({
  imports: [
    // Template adapters would load five template compilers: 15 MB and half a second.
    MailerModule.forRootAsync({
      inject: [CONFIG, Mailbox],
      useFactory: (config: Config, mailbox: Mailbox) => ({
        transport: config.smtpUrl ? { url: config.smtpUrl, ...POOL, ...TIMEOUTS } : mailbox.createTransport(),
        defaults: { from: config.mailFrom } as object,
      }),
    }),
  ],
  providers: [MailService],
  exports: [MailService],
})
export class MailModule {}
