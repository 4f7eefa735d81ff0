import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiLimits } from '../../platform/openapi/route.decorators';
import { Public } from '../../platform/http/access/access.decorators';
import { InTurn } from '../../platform/http/requests/in-turn.interceptor';
import { Client } from '../../platform/rate-limit/client-key';
import { StartPreviewDto, StartPreviewResponse } from './start.dto';
import { StartService } from './start.service';

@Public()
@Controller('start')
export class StartController {
  constructor(private readonly start: StartService) {}

  @InTurn()
  @HttpCode(200)
  @Post('preview')
  @ApiOperation({
    summary: 'Returns what eight measurements reveal, without an account',
    description: 'Nothing is stored. Measurements are in inches.',
  })
  @ApiOkResponse({ type: StartPreviewResponse })
  @ApiLimits('preview:client')
  preview(@Client() client: string, @Body() body: StartPreviewDto): Promise<StartPreviewResponse> {
    return this.start.preview(client, body);
  }
}
