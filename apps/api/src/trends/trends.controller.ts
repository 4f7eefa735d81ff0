import type {
  PersonalizedTrendingItemResponse,
  PersonalizedTrendingResponse,
  TrendingCategoryResponse,
  TrendingItemResponse,
  TrendingResponse,
} from '@figura/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { Premium } from '../platform/http/access';
import { CurrentCaller, type Caller } from '../platform/http/caller';
import { AnswersJson, type ReadyAnswer } from '../platform/http/ready-answers';
import { TrendsService } from './trends.service';

@Premium()
@Controller('recommendations')
export class TrendsController {
  constructor(private readonly trends: TrendsService) {}

  @AnswersJson()
  @Get('trending')
  trending(): Promise<ReadyAnswer<TrendingResponse>> {
    return this.trends.trending();
  }

  @AnswersJson()
  @Get('trending/personalized')
  personalized(@CurrentCaller() caller: Caller): Promise<ReadyAnswer<PersonalizedTrendingResponse>> {
    return this.trends.personalized(caller.userId);
  }

  @AnswersJson()
  @Get('trending/category/:category')
  category(@Param('category') category: string): Promise<ReadyAnswer<TrendingCategoryResponse>> {
    return this.trends.category(category);
  }

  @Get('trending/item/:itemId')
  item(@Param('itemId') itemId: string): Promise<TrendingItemResponse> {
    return this.trends.item(itemId);
  }

  @Get('trending/personalized/item/:itemId')
  personalizedItem(
    @CurrentCaller() caller: Caller,
    @Param('itemId') itemId: string,
  ): Promise<PersonalizedTrendingItemResponse> {
    return this.trends.personalizedItem(caller.userId, itemId);
  }

  /** The same for the item viewer, which steps through a list of either kind. */
  @Get('trending-item/:itemId')
  viewedItem(
    @CurrentCaller() caller: Caller,
    @Param('itemId') itemId: string,
  ): Promise<PersonalizedTrendingItemResponse> {
    return this.trends.personalizedItem(caller.userId, itemId);
  }
}
