import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Premium, Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { InTurn } from '../../platform/http/requests/in-turn.interceptor';
import { Documented } from '../../platform/openapi/operation';
import type { QuotaState } from '../../quotas/quotas.dto';
import { SuggestionsQuery, SuggestionsResponse, SwapDto, SwapsResponse } from './suggestions.dto';
import { SUGGESTIONS_OPERATIONS } from './suggestions.openapi';
import { SuggestionsService } from './suggestions.service';

@Verified()
@Documented(SUGGESTIONS_OPERATIONS)
@Controller('outfits')
export class SuggestionsController {
  constructor(private readonly outfits: SuggestionsService) {}

  @InTurn()
  @Get('suggestions')
  suggest(
    @CurrentCaller() caller: Caller,
    @Query() question: SuggestionsQuery,
  ): Promise<SuggestionsResponse> {
    return this.outfits.suggest(caller.userId, question);
  }

  @Get('suggestions/quota')
  quota(@CurrentCaller() caller: Caller): Promise<QuotaState> {
    return this.outfits.quota(caller.userId);
  }

  @InTurn()
  @Premium()
  @HttpCode(200)
  @Post('swaps')
  swap(@CurrentCaller() caller: Caller, @Body() question: SwapDto): Promise<SwapsResponse> {
    return this.outfits.swap(caller.userId, question);
  }
}
