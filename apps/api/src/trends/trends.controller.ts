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
import { JsonContentType, type JsonBytes } from '../platform/cache/response-cache';
import { Documented } from '../platform/openapi/operation';
import { TRENDS_OPERATIONS } from './trends.openapi';
import { TrendsService } from './trends.service';

@Premium()
@Documented(TRENDS_OPERATIONS)
@Controller('recommendations')
export class TrendsController {
  constructor(private readonly trends: TrendsService) {}

  @JsonContentType()
  @Get('trending')
  trending(): Promise<JsonBytes<TrendingResponse>> {
    return this.trends.trending();
  }

  @JsonContentType()
  @Get('trending/personalized')
  personalized(@CurrentCaller() caller: Caller): Promise<JsonBytes<PersonalizedTrendingResponse>> {
    return this.trends.personalized(caller.userId);
  }

  @JsonContentType()
  @Get('trending/category/:category')
  category(@Param('category') category: string): Promise<JsonBytes<TrendingCategoryResponse>> {
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
