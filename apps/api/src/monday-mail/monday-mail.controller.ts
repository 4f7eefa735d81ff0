import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Public } from '../platform/http/access/access.decorators';
import { UnreadForm } from '../platform/http/requests/unread-form';
import type { MessageResponse } from '../platform/http/responses/message.dto';
import { Documented } from '../platform/openapi/operation';
import { Client } from '../platform/rate-limit/client-key';
import { MONDAY_MAIL_OPERATIONS } from './monday-mail.openapi';
import { SubscriptionsService } from './subscriptions.service';

@Public()
@Documented(MONDAY_MAIL_OPERATIONS)
@Controller('monday-mail')
export class MondayMailController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  @UnreadForm()
  @HttpCode(200)
  @Post('unsubscribe/:token')
  unsubscribe(@Client() client: string, @Param('token') token: string): Promise<MessageResponse> {
    return this.subscriptions.unsubscribe(client, token);
  }
}
