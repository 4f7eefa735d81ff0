import { FIRST_PIECES } from '@figura/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { FirstStepsResponse } from './first-steps.dto';
import { FirstStepsService } from './first-steps.service';

@Verified()
@Controller('user/first-steps')
export class FirstStepsController {
  constructor(private readonly firstSteps: FirstStepsService) {}

  @Get()
  @ApiOperation({
    summary: 'What to begin with, and which of it the caller has done',
    description: `To measure, to open a guide, to check a garment, to have ${FIRST_PIECES} pieces in the wardrobe, to keep an outfit.`,
  })
  @ApiOkResponse({ type: FirstStepsResponse })
  list(@CurrentCaller() caller: Caller): Promise<FirstStepsResponse> {
    return this.firstSteps.list(caller.userId);
  }
}
