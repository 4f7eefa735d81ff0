import { Controller, Get } from '@nestjs/common';
import { Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { Documented } from '../platform/openapi/operation';
import type { FirstStepsResponse } from './first-steps.dto';
import { FIRST_STEPS_OPERATIONS } from './first-steps.openapi';
import { FirstStepsService } from './first-steps.service';

@Verified()
@Documented(FIRST_STEPS_OPERATIONS)
@Controller('user/first-steps')
export class FirstStepsController {
  constructor(private readonly firstSteps: FirstStepsService) {}

  @Get()
  list(@CurrentCaller() caller: Caller): Promise<FirstStepsResponse> {
    return this.firstSteps.list(caller.userId);
  }
}
