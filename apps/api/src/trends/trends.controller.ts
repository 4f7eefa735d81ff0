import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { createPathParam } from '../platform/openapi/path-param';
import { ApiProblems } from '../platform/openapi/route.decorators';
import { OpenToKeys, Premium } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { JsonContentType, type JsonBytes } from '../platform/cache/response-cache';
import { SeenTrendsService } from './seen/seen-trends.service';
import {
  PersonalizedTrendingResponse,
  SeenTrendsDto,
  SeenTrendsResponse,
  TrendingCategoryResponse,
  TrendingItemResponse,
  TrendingResponse,
} from './trends.dto';
import { TrendsService } from './trends.service';
import { FashionItemResponse } from '../recommendations/recommendations.dto';

const ItemId = createPathParam({
  name: 'itemId',
  description: '`_id` of the item, from a list.',
  example: 'wrap-dress-in-jersey',
});

@Premium()
@OpenToKeys()
@Controller('recommendations')
export class TrendsController {
  constructor(
    private readonly trends: TrendsService,
    private readonly seenTrends: SeenTrendsService,
  ) {}

  @JsonContentType()
  @Get('trending')
  @ApiOperation({ summary: "Lists this week's trending items by category" })
  @ApiOkResponse({ type: TrendingResponse })
  trending(@CurrentCaller() caller: Caller): Promise<JsonBytes<TrendingResponse>> {
    return this.trends.findTrending(caller.userId);
  }

  @JsonContentType()
  @Get('trending/personalized')
  @ApiOperation({ summary: "Lists this week's trending items that suit the caller, best first" })
  @ApiOkResponse({ type: PersonalizedTrendingResponse })
  personalized(@CurrentCaller() caller: Caller): Promise<JsonBytes<PersonalizedTrendingResponse>> {
    return this.trends.findPersonalized(caller.userId);
  }

  @JsonContentType()
  @Get('trending/category/:category')
  @ApiOperation({ summary: "Lists this week's trending items of a category" })
  @ApiParam({ name: 'category', description: 'Category name, case-insensitive.', example: 'one-piece' })
  @ApiOkResponse({ type: TrendingCategoryResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  category(
    @CurrentCaller() caller: Caller,
    @Param('category') category: string,
  ): Promise<JsonBytes<TrendingCategoryResponse>> {
    return this.trends.findCategory(caller.userId, category);
  }

  @Get('trending/seen')
  @ApiOperation({ summary: 'Lists the trending items that the caller has seen' })
  @ApiOkResponse({ type: SeenTrendsResponse })
  seen(@CurrentCaller() caller: Caller): Promise<SeenTrendsResponse> {
    return this.seenTrends.list(caller.userId);
  }

  @Put('trending/seen')
  @ApiOperation({
    summary: 'Adds trending items to those that the caller has seen',
    description: 'IDs that are not trending are ignored. Deleted a year after the last addition.',
  })
  @ApiOkResponse({ type: SeenTrendsResponse })
  see(@CurrentCaller() caller: Caller, @Body() { itemIds }: SeenTrendsDto): Promise<SeenTrendsResponse> {
    return this.seenTrends.add(caller.userId, itemIds);
  }

  @Get('trending/item/:itemId')
  @ApiOperation({ summary: 'Returns a trending item of this or last week' })
  @ApiOkResponse({ type: TrendingItemResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  item(@CurrentCaller() caller: Caller, @ItemId() itemId: string): Promise<TrendingItemResponse> {
    return this.trends.findItem(caller.userId, itemId);
  }

  @Get('trending/personalized/item/:itemId')
  @ApiOperation({ summary: 'Returns a trending item and why it works for the caller' })
  @ApiOkResponse({ type: FashionItemResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  personalizedItem(@CurrentCaller() caller: Caller, @ItemId() itemId: string): Promise<FashionItemResponse> {
    return this.trends.findPersonalizedItem(caller.userId, itemId);
  }

  @Get('trending-item/:itemId')
  @ApiOperation({ summary: 'Returns the same, for the viewer that steps through a list' })
  @ApiOkResponse({ type: FashionItemResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  viewedItem(@CurrentCaller() caller: Caller, @ItemId() itemId: string): Promise<FashionItemResponse> {
    return this.trends.findPersonalizedItem(caller.userId, itemId);
  }
}
