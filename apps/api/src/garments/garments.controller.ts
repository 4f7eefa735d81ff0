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
    summary: 'Checks how well a garment suits the caller, from a description or structured data',
    description:
      'Checks are kept for 30 minutes, so that their garment can be added to the wardrobe or to outfits, and are not stored. A request without `checkId` is a new check. With it, a check can be changed ten times within 30 minutes, to a garment of the same category and type; any other garment is a new check. With a `key`, a request can be retried for a day. Free accounts have three new checks per ISO week (UTC). Hem lengths are in inches: from the waistband for skirts and trousers, from the shoulder next to the neck for tops, dresses and coats.',
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
    summary: 'Returns the data for checking garments offline',
    description: 'Changes only with the catalog. About 150 KB compressed.',
  })
  @ApiOkResponse({ type: CheckMaterialResponse })
  material(): JsonBytes<CheckMaterialResponse> {
    return this.checks.getMaterial();
  }

  @Premium()
  @JsonContentType()
  @Get('check/material/:language')
  @ApiOperation({
    summary: 'Returns the data for reading another language offline',
    description: 'About 8 KB compressed.',
  })
  @ApiOkResponse({ type: CheckLanguageResponse })
  language(@Param() { language }: CheckLanguageParams): JsonBytes<CheckLanguageResponse> {
    return this.checks.getLanguage(language);
  }

  @Get('check/quota')
  @ApiOperation({ summary: "Returns the caller's remaining checks this week" })
  @ApiOkResponse({ type: QuotaState })
  quota(@CurrentCaller() caller: Caller): Promise<QuotaState> {
    return this.checks.findQuota(caller.userId);
  }
}
