import type {
  BestLooksResponse,
  BodyPartDetailsResponse,
  BodyTypeAnalysisResponse,
  FashionContentResponse,
  FashionItemResponse,
} from '@figura/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { Premium, Verified } from '../platform/http/access';
import { CurrentCaller, type Caller } from '../platform/http/caller';
import { AnswersJson, type ReadyAnswer } from '../platform/http/ready-answers';
import { AnalysisService } from './analysis.service';
import { LooksService } from './looks.service';
import { BodyPartQuery } from './recommendations.dto';

@Verified()
@Controller('recommendations')
export class RecommendationsController {
  constructor(
    private readonly analysisService: AnalysisService,
    private readonly looks: LooksService,
  ) {}

  @AnswersJson()
  @Get('body-type-analysis')
  analysis(@CurrentCaller() caller: Caller): Promise<ReadyAnswer<BodyTypeAnalysisResponse>> {
    return this.analysisService.analysis(caller.userId);
  }

  @AnswersJson()
  @Get('body-part-details')
  guide(
    @CurrentCaller() caller: Caller,
    @Query() query: BodyPartQuery,
  ): Promise<ReadyAnswer<BodyPartDetailsResponse>> {
    return this.analysisService.guide(caller.userId, query.bodyPart, query.bodyPartAttribute);
  }

  @Premium()
  @Get('fashion-content/:id')
  content(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<FashionContentResponse> {
    return this.analysisService.content(caller.userId, id);
  }

  @AnswersJson()
  @Get('best-looks')
  bestLooks(@CurrentCaller() caller: Caller): Promise<ReadyAnswer<BestLooksResponse>> {
    return this.looks.bestLooks(caller.userId);
  }

  @Premium()
  @Get('fashion-item/:itemId')
  item(@CurrentCaller() caller: Caller, @Param('itemId') itemId: string): Promise<FashionItemResponse> {
    return this.looks.item(caller.userId, itemId);
  }
}
