import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { OpenToKeys, Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { InTurn } from '../../platform/http/requests/in-turn.interceptor';
import { ApiProblems } from '../../platform/openapi/route.decorators';
import { TodayQuery, TodayResponse } from './today.dto';
import { TodayService } from './today.service';

@Verified()
@OpenToKeys()
@Controller('outfits')
export class TodayController {
  constructor(private readonly today: TodayService) {}

  @InTurn()
  @Get('today')
  @ApiOperation({
    summary: 'What to wear today',
    description:
      'Of what the caller owns wherever that dresses for the occasion, with one piece of the catalog at most (`lacks`); only where it does not, of both. The same all day for the same question. A free account gets its outfit of the week, whatever the question; it counts as no question.',
  })
  @ApiOkResponse({ type: TodayResponse })
  @ApiProblems({ 403: ['MEASUREMENTS_REQUIRED'], 404: ['NOT_FOUND'] })
  dress(@CurrentCaller() caller: Caller, @Query() question: TodayQuery): Promise<TodayResponse> {
    return this.today.dress(caller.userId, question);
  }
}
