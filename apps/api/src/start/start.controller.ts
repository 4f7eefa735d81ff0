import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Public } from '../platform/http/access/access.decorators';
import { InTurn } from '../platform/http/requests/in-turn.interceptor';
import { Documented } from '../platform/openapi/operation';
import { Client } from '../platform/rate-limit/client-key';
import { StartPreviewDto, StartPreviewResponse } from './start.dto';
import { START_OPERATIONS } from './start.openapi';
import { StartService } from './start.service';

@Public()
@Documented(START_OPERATIONS)
@Controller('start')
export class StartController {
  constructor(private readonly start: StartService) {}

  @InTurn()
  @HttpCode(200)
  @Post('preview')
  preview(@Client() client: string, @Body() tape: StartPreviewDto): Promise<StartPreviewResponse> {
    return this.start.preview(client, tape);
  }
}
