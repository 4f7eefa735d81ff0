import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiLimits, ApiProblems } from '../platform/openapi/route.decorators';
import { Public } from '../platform/http/access/access.decorators';
import { MessageResponse } from '../platform/http/responses/message.dto';
import { Client } from '../platform/rate-limit/client-key';
import { SubscriptionsService } from './subscriptions.service';
import { UnreadForm } from '../platform/http/requests/route-config';

@Public()
@Controller('monday-mail')
export class MondayMailController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  @UnreadForm()
  @HttpCode(200)
  @Post('unsubscribe/:token')
  @ApiOperation({
    summary: 'Unsubscribes the recipient of a link from the Monday email',
    description:
      'One-click unsubscribe (RFC 8058): mail programs post a form without a session; its body is ignored. Idempotent.',
  })
  @ApiParam({
    name: 'token',
    description: 'Token at the end of the URL in the email.',
    example: 'Z0HwosTluNHyo7TFmY2w1nXkq0vT3mJ8bRzLhA',
  })
  @ApiOkResponse({ type: MessageResponse })
  @ApiLimits('link:client')
  @ApiProblems({ 404: ['NOT_FOUND'] })
  unsubscribe(@Client() client: string, @Param('token') token: string): Promise<MessageResponse> {
    return this.subscriptions.unsubscribe(client, token);
  }
}
