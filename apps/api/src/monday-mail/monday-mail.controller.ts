import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiLimits, ApiProblems } from '../platform/openapi/route.decorators';
import { Public } from '../platform/http/access/access.decorators';
import { UnreadForm } from '../platform/http/requests/forms';
import { MessageResponse } from '../platform/http/responses/message.dto';
import { Client } from '../platform/rate-limit/client-key';
import { SubscriptionsService } from './subscriptions.service';

@Public()
@Controller('monday-mail')
export class MondayMailController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  @UnreadForm()
  @HttpCode(200)
  @Post('unsubscribe/:token')
  @ApiOperation({
    summary: 'Stops the Monday mail of whoever got the link',
    description:
      'The one click of RFC 8058: mail programs send it without a session, and a form that is not read. Repeating it changes nothing.',
  })
  @ApiParam({
    name: 'token',
    description: 'The end of the URL in the mail.',
    example: 'Z0HwosTluNHyo7TFmY2w1nXkq0vT3mJ8bRzLhA',
  })
  @ApiOkResponse({ type: MessageResponse })
  @ApiLimits('link:client')
  @ApiProblems({ 404: ['NOT_FOUND'] })
  unsubscribe(@Client() client: string, @Param('token') token: string): Promise<MessageResponse> {
    return this.subscriptions.unsubscribe(client, token);
  }
}
