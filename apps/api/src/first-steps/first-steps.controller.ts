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
    summary: 'Lists the first steps and which of them the caller has done',
    description: `Measure, open a guide, check a garment, add ${FIRST_PIECES} pieces to the wardrobe, keep an outfit.`,
  })
  @ApiOkResponse({ type: FirstStepsResponse })
  list(@CurrentCaller() caller: Caller): Promise<FirstStepsResponse> {
    return this.firstSteps.list(caller.userId);
  }
}
