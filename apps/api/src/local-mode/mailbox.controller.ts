import { Mailbox, buildMailboxPage, MAILBOX_PAGE_POLICY, type CapturedMail } from '@figura/local-mode';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../platform/http/access/access.decorators';

@Public()
@ApiExcludeController()
@Controller('dev')
export class MailboxController {
  constructor(private readonly mailbox: Mailbox) {}

  @Get('mail')
  list(@Query('to') to?: unknown): Promise<CapturedMail[]> {
    return this.mailbox.findAll(typeof to === 'string' ? to : undefined);
  }

  @Get('mailbox')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', MAILBOX_PAGE_POLICY)
  async page(): Promise<string> {
    return buildMailboxPage(await this.mailbox.findAll());
  }
}
