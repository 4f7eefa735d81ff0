import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../platform/openapi/route.decorators';
import { OpenToKeys, Premium, Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { JsonContentType, type JsonBytes } from '../platform/cache/response-cache';
import { InTurn } from '../platform/http/requests/in-turn.interceptor';
import { ChecksService } from './checks.service';
import {
  CheckGarmentDto,
  CheckLanguageParams,
  CheckLanguageResponse,
  CheckMaterialResponse,
  CheckResponse,
} from './garments.dto';
import { QuotaState } from '../quotas/quotas.dto';

@Verified()
@OpenToKeys('check')
@Controller('garments')
export class GarmentsController {
  constructor(private readonly checks: ChecksService) {}

  @InTurn()
  @HttpCode(200)
  @Post('check')
  @ApiOperation({
    summary: 'Says how a garment suits the caller, from its words or as a garment',
    description:
      'The garment is held for 30 minutes, so that it can be kept or have outfits built around it; it is stored nowhere. A call without `checkId` is a new check; with it, a check may be changed for 30 minutes: ten times, and to a garment of the same category and type, else it is a new one. With a `key` a question whose answer was lost can be asked again for a day. Free accounts have three new checks in an ISO week (UTC). A hem length is in inches, from the waistband of skirts and trousers, from the shoulder beside the neck of tops, dresses and coats.',
  })
  @ApiOkResponse({ type: CheckResponse })
  @ApiProblems({
    400: ['NOT_A_GARMENT', 'KIND_MISSING', 'TEXT_TOO_LONG'],
    403: ['MEASUREMENTS_REQUIRED', 'QUOTA_USED'],
  })
  check(@CurrentCaller() caller: Caller, @Body() question: CheckGarmentDto): Promise<CheckResponse> {
    return this.checks.check(caller.userId, question);
  }

  @Premium()
  @JsonContentType()
  @Get('check/material')
  @ApiOperation({
    summary: 'What a browser answers checks from while it has no network',
    description: 'Changes with the catalog alone. About 150 KB as it is sent.',
  })
  @ApiOkResponse({ type: CheckMaterialResponse })
  material(): JsonBytes<CheckMaterialResponse> {
    return this.checks.getMaterial();
  }

  @Premium()
  @JsonContentType()
  @Get('check/material/:language')
  @ApiOperation({
    summary: 'What a browser reads another language from, while it has no network',
    description: 'About 8 KB as it is sent.',
  })
  @ApiOkResponse({ type: CheckLanguageResponse })
  language(@Param() { language }: CheckLanguageParams): JsonBytes<CheckLanguageResponse> {
    return this.checks.getLanguage(language);
  }

  @Get('check/quota')
  @ApiOperation({ summary: 'How many new checks the caller has left this week' })
  @ApiOkResponse({ type: QuotaState })
  quota(@CurrentCaller() caller: Caller): Promise<QuotaState> {
    return this.checks.findQuota(caller.userId);
  }
}
