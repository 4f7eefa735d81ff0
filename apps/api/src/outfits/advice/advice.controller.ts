import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../../platform/openapi/route.decorators';
import { OpenToKeys, Premium } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { InTurn } from '../../platform/http/requests/in-turn.interceptor';
import { WardrobeAdviceResponse } from './advice.dto';
import { AdviceService } from './advice.service';

@Premium()
@OpenToKeys()
@Controller('wardrobe/advice')
export class AdviceController {
  constructor(private readonly advice: AdviceService) {}

  @InTurn()
  @Get()
  @ApiOperation({
    summary: 'What of the wardrobe to have altered, and what to pass on',
    description:
      'Only clothes that are worn by day and are owned. What is loved is passed on by nobody: what has the name of a loved item or product, and what is part of a kept outfit. Counts as no check.',
  })
  @ApiOkResponse({ type: WardrobeAdviceResponse })
  @ApiProblems({ 403: ['MEASUREMENTS_REQUIRED'] })
  read(@CurrentCaller() caller: Caller): Promise<WardrobeAdviceResponse> {
    return this.advice.read(caller.userId);
  }
}
