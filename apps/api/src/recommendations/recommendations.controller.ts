import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiProblems } from '../platform/openapi/route.decorators';
import { AnalysisService } from '../body-type/analysis.service';
import { OpenToKeys, Premium, Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { JsonContentType, type JsonBytes } from '../platform/cache/response-cache';
import { GuidesService } from './guides.service';
import { LooksService } from './looks.service';
import {
  BestLooksResponse,
  BodyPartDetailsResponse,
  BodyPartQuery,
  FashionContentResponse,
  FashionItemResponse,
} from './recommendations.dto';
import { BodyTypeAnalysisResponse } from '../body-type/body-type.dto';

@Verified()
@OpenToKeys()
@Controller('recommendations')
export class RecommendationsController {
  constructor(
    private readonly analysisService: AnalysisService,
    private readonly guides: GuidesService,
    private readonly looks: LooksService,
  ) {}

  @JsonContentType()
  @Get('body-type-analysis')
  @ApiOperation({
    summary: "Returns the caller's body type and features",
    description: 'Without lifetime access: the first balance issue and the number of concerns.',
  })
  @ApiOkResponse({ type: BodyTypeAnalysisResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  analysis(@CurrentCaller() caller: Caller): Promise<JsonBytes<BodyTypeAnalysisResponse>> {
    return this.analysisService.findAnalysis(caller.userId);
  }

  @JsonContentType()
  @Get('body-part-details')
  @ApiOperation({
    summary: 'Returns the guide to a feature',
    description:
      'Without lifetime access: only the guide to the first balance issue; once opened, that guide stays free for 30 days.',
  })
  @ApiOkResponse({ type: BodyPartDetailsResponse })
  @ApiProblems({ 403: ['PREMIUM_REQUIRED'], 404: ['NOT_FOUND'] })
  guide(
    @CurrentCaller() caller: Caller,
    @Query() query: BodyPartQuery,
  ): Promise<JsonBytes<BodyPartDetailsResponse>> {
    return this.guides.findGuide(caller.userId, query.bodyPart, query.bodyPartAttribute);
  }

  @Premium()
  @Get('fashion-content/:id')
  @ApiOperation({ summary: 'Returns one recommendation' })
  @ApiParam({
    name: 'id',
    description: '`_id` of the recommendation.',
    example: 'shoulders-narrow-neckline-boat',
  })
  @ApiOkResponse({ type: FashionContentResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  content(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<FashionContentResponse> {
    return this.guides.findContent(caller.userId, id);
  }

  @JsonContentType()
  @Get('best-looks')
  @ApiOperation({
    summary: 'Lists the items that suit the caller, by category, best first',
    description: 'Without lifetime access: up to three samples per category, and `preview: true`.',
  })
  @ApiOkResponse({ type: BestLooksResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  bestLooks(@CurrentCaller() caller: Caller): Promise<JsonBytes<BestLooksResponse>> {
    return this.looks.findBestLooks(caller.userId);
  }

  @Premium()
  @Get('fashion-item/:itemId')
  @ApiOperation({ summary: 'Returns an item and why it works for the caller' })
  @ApiParam({
    name: 'itemId',
    description: '`_id` of the item, from a list.',
    example: 'wrap-dress-in-jersey',
  })
  @ApiOkResponse({ type: FashionItemResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  item(@CurrentCaller() caller: Caller, @Param('itemId') itemId: string): Promise<FashionItemResponse> {
    return this.looks.findItem(caller.userId, itemId);
  }
}
