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
    summary: 'Suggests what to wear today',
    description:
      'Uses owned pieces plus at most one from the catalog (`lacks`) or, when these do not suit the occasion, any pieces of both. The same request returns the same outfits all day. Free accounts get their outfit of the week, whatever the request. Does not count as an outfit request.',
  })
  @ApiOkResponse({ type: TodayResponse })
  @ApiProblems({ 403: ['MEASUREMENTS_REQUIRED'], 404: ['NOT_FOUND'] })
  dress(@CurrentCaller() caller: Caller, @Query() question: TodayQuery): Promise<TodayResponse> {
    return this.today.dress(caller.userId, question);
  }
}
