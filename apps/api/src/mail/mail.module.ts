import { HandlebarsAdapter } from '@nestjs-modules/mailer/adapters/handlebars.adapter';
import { MailerModule } from '@nestjs-modules/mailer';
import { Module } from '@nestjs/common';
import { MailCapture } from '../platform/local/mail-capture';
import type { Config } from '../platform/config/config';
import { CONFIG } from '../platform/config/config.module';
import { Mail } from './mail';
import { TEMPLATES } from './templates';

@Module({
  imports: [
    MailerModule.forRootAsync({
      inject: [CONFIG, MailCapture],
      useFactory: (config: Config, capture: MailCapture) => ({
        transport: config.smtpUrl ?? capture.transport(),
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
