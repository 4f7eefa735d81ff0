import { HandlebarsAdapter } from '@nestjs-modules/mailer/adapters/handlebars.adapter';
import { MailerModule } from '@nestjs-modules/mailer';
import { Module } from '@nestjs/common';
import { MailCapture } from '../platform/local/mail-capture';
import type { Config } from '../platform/config/config';
import { CONFIG } from '../platform/config/config.module';
import { Mail } from './mail';
import { TEMPLATES } from './templates';

/** How long a mail server may keep silent, in milliseconds, before the mail is tried again later. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

@Module({
  imports: [
    MailerModule.forRootAsync({
      inject: [CONFIG, MailCapture],
      useFactory: (config: Config, capture: MailCapture) => ({
        transport: config.smtpUrl ? { url: config.smtpUrl, ...PATIENCE } : capture.transport(),
        defaults: { from: config.mailFrom } as object,
        template: { dir: TEMPLATES, adapter: new HandlebarsAdapter(), options: { strict: true } },
        options: { layout: 'layout' },
      }),
    }),
  ],
  providers: [Mail],
  exports: [Mail],
})
export class MailModule {}
