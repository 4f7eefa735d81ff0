import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Premium, Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { JsonContentType, type JsonBytes } from '../platform/cache/response-cache';
import { InTurn } from '../platform/http/requests/in-turn.interceptor';
import { Documented } from '../platform/openapi/operation';
import { ChecksService } from './checks.service';
import {
  CheckGarmentDto,
  CheckLanguageParams,
  CheckLanguageResponse,
  CheckMaterialResponse,
  CheckResponse,
} from './garments.dto';
import { GARMENTS_OPERATIONS } from './garments.openapi';
import type { QuotaState } from '../quotas/quotas.dto';

@Verified()
@Documented(GARMENTS_OPERATIONS)
@Controller('garments')
export class GarmentsController {
  constructor(private readonly checks: ChecksService) {}

  @InTurn()
  @HttpCode(200)
  @Post('check')
  check(@CurrentCaller() caller: Caller, @Body() question: CheckGarmentDto): Promise<CheckResponse> {
    return this.checks.check(caller.userId, question);
  }

  @Premium()
  @JsonContentType()
  @Get('check/material')
  material(): JsonBytes<CheckMaterialResponse> {
    return this.checks.material();
  }

  @Premium()
  @JsonContentType()
  @Get('check/material/:language')
  language(@Param() { language }: CheckLanguageParams): JsonBytes<CheckLanguageResponse> {
    return this.checks.language(language);
  }

  @Get('check/quota')
  quota(@CurrentCaller() caller: Caller): Promise<QuotaState> {
    return this.checks.quota(caller.userId);
  }
}
