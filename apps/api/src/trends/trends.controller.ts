import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Premium } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { JsonContentType, type JsonBytes } from '../platform/cache/response-cache';
import { Documented } from '../platform/openapi/operation';
import { SeenTrendsService } from './seen/seen-trends.service';
import {
  PersonalizedTrendingResponse,
  SeenTrendsDto,
  SeenTrendsResponse,
  TrendingCategoryResponse,
  TrendingItemResponse,
  TrendingResponse,
} from './trends.dto';
import { TRENDS_OPERATIONS } from './trends.openapi';
import { TrendsService } from './trends.service';
import type { FashionItemResponse } from '../recommendations/recommendations.dto';

@Premium()
@Documented(TRENDS_OPERATIONS)
@Controller('recommendations')
export class TrendsController {
  constructor(
    private readonly trends: TrendsService,
    private readonly seenTrends: SeenTrendsService,
  ) {}

  @JsonContentType()
  @Get('trending')
  trending(@CurrentCaller() caller: Caller): Promise<JsonBytes<TrendingResponse>> {
    return this.trends.trending(caller.userId);
  }

  @JsonContentType()
  @Get('trending/personalized')
  personalized(@CurrentCaller() caller: Caller): Promise<JsonBytes<PersonalizedTrendingResponse>> {
    return this.trends.personalized(caller.userId);
  }

  @JsonContentType()
  @Get('trending/category/:category')
  category(
    @CurrentCaller() caller: Caller,
    @Param('category') category: string,
  ): Promise<JsonBytes<TrendingCategoryResponse>> {
    return this.trends.category(caller.userId, category);
  }

  @Get('trending/seen')
  seen(@CurrentCaller() caller: Caller): Promise<SeenTrendsResponse> {
    return this.seenTrends.list(caller.userId);
  }

  @Put('trending/seen')
  see(@CurrentCaller() caller: Caller, @Body() { itemIds }: SeenTrendsDto): Promise<SeenTrendsResponse> {
    return this.seenTrends.add(caller.userId, itemIds);
  }

  @Get('trending/item/:itemId')
  item(@CurrentCaller() caller: Caller, @Param('itemId') itemId: string): Promise<TrendingItemResponse> {
    return this.trends.item(caller.userId, itemId);
  }

  @Get('trending/personalized/item/:itemId')
  personalizedItem(
    @CurrentCaller() caller: Caller,
    @Param('itemId') itemId: string,
  ): Promise<FashionItemResponse> {
    return this.trends.personalizedItem(caller.userId, itemId);
  }

  /** The same for the item viewer, which steps through a list of either kind. */
  @Get('trending-item/:itemId')
  viewedItem(@CurrentCaller() caller: Caller, @Param('itemId') itemId: string): Promise<FashionItemResponse> {
    return this.trends.personalizedItem(caller.userId, itemId);
  }
}
