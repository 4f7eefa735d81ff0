import { Controller, Get, Param, Query } from '@nestjs/common';
import { AnalysisService } from '../body-type/analysis.service';
import { Premium, Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { JsonContentType, type JsonBytes } from '../platform/cache/response-cache';
import { Documented } from '../platform/openapi/operation';
import { GuidesService } from './guides.service';
import { LooksService } from './looks.service';
import {
  BestLooksResponse,
  BodyPartDetailsResponse,
  BodyPartQuery,
  FashionContentResponse,
  FashionItemResponse,
} from './recommendations.dto';
import { RECOMMENDATIONS_OPERATIONS } from './recommendations.openapi';
import type { BodyTypeAnalysisResponse } from '../body-type/body-type.dto';

@Verified()
@Documented(RECOMMENDATIONS_OPERATIONS)
@Controller('recommendations')
export class RecommendationsController {
  constructor(
    private readonly analysisService: AnalysisService,
    private readonly guides: GuidesService,
    private readonly looks: LooksService,
  ) {}

  @JsonContentType()
  @Get('body-type-analysis')
  analysis(@CurrentCaller() caller: Caller): Promise<JsonBytes<BodyTypeAnalysisResponse>> {
    return this.analysisService.analysis(caller.userId);
  }

  @JsonContentType()
  @Get('body-part-details')
  guide(
    @CurrentCaller() caller: Caller,
    @Query() query: BodyPartQuery,
  ): Promise<JsonBytes<BodyPartDetailsResponse>> {
    return this.guides.guide(caller.userId, query.bodyPart, query.bodyPartAttribute);
  }

  @Premium()
  @Get('fashion-content/:id')
  content(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<FashionContentResponse> {
    return this.guides.content(caller.userId, id);
  }

  @JsonContentType()
  @Get('best-looks')
  bestLooks(@CurrentCaller() caller: Caller): Promise<JsonBytes<BestLooksResponse>> {
    return this.looks.bestLooks(caller.userId);
  }

  @Premium()
  @Get('fashion-item/:itemId')
  item(@CurrentCaller() caller: Caller, @Param('itemId') itemId: string): Promise<FashionItemResponse> {
    return this.looks.item(caller.userId, itemId);
  }
}
