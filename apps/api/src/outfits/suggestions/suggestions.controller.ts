import { MAX_SWAPS } from '@figura/contracts';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../../platform/openapi/route.decorators';
import { OpenToKeys, Premium, Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { InTurn } from '../../platform/http/requests/in-turn.interceptor';
import { QuotaState } from '../../quotas/quotas.dto';
import { SuggestionsQuery, SuggestionsResponse, SwapDto, SwapsResponse } from './suggestions.dto';
import { SuggestionsService } from './suggestions.service';

@Verified()
@OpenToKeys()
@Controller('outfits')
export class SuggestionsController {
  constructor(private readonly outfits: SuggestionsService) {}

  @InTurn()
  @Get('suggestions')
  @ApiOperation({
    summary: 'Suggests outfits for an occasion that suit the caller',
    description:
      'The same request with the same seed returns the same outfits until pieces, measurements or preferences change. Free accounts have one request per ISO week (UTC), which they can repeat. A temperature, with rain and wind, overrides the season.',
  })
  @ApiOkResponse({ type: SuggestionsResponse })
  @ApiProblems({ 403: ['MEASUREMENTS_REQUIRED', 'QUOTA_USED'], 404: ['NOT_FOUND'] })
  suggest(
    @CurrentCaller() caller: Caller,
    @Query() question: SuggestionsQuery,
  ): Promise<SuggestionsResponse> {
    return this.outfits.suggest(caller.userId, question);
  }

  @Get('suggestions/quota')
  @ApiOperation({ summary: "Returns the caller's remaining outfit requests this week" })
  @ApiOkResponse({ type: QuotaState })
  quota(@CurrentCaller() caller: Caller): Promise<QuotaState> {
    return this.outfits.findQuota(caller.userId);
  }

  @InTurn()
  @Premium()
  @HttpCode(200)
  @Post('swaps')
  @ApiOperation({
    summary: 'Lists replacements for one piece of an outfit',
    description: `The ${MAX_SWAPS} best that go with the other pieces. If several pieces are in the slot, the last one is replaced.`,
  })
  @ApiOkResponse({ type: SwapsResponse })
  @ApiProblems({ 403: ['MEASUREMENTS_REQUIRED'], 404: ['NOT_FOUND'] })
  swap(@CurrentCaller() caller: Caller, @Body() question: SwapDto): Promise<SwapsResponse> {
    return this.outfits.swap(caller.userId, question);
  }
}
