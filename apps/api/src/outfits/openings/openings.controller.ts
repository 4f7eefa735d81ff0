import { Controller, Get } from '@nestjs/common';
import { Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { InTurn } from '../../platform/http/requests/in-turn.interceptor';
import { Documented } from '../../platform/openapi/operation';
import type { OpeningsResponse } from './openings.dto';
import { OPENINGS_OPERATIONS } from './openings.openapi';
import { OpeningsService } from './openings.service';

@Verified()
@Documented(OPENINGS_OPERATIONS)
@Controller('outfits/openings')
export class OpeningsController {
  constructor(private readonly openings: OpeningsService) {}

  @InTurn()
  @Get()
  read(@CurrentCaller() caller: Caller): Promise<OpeningsResponse> {
    return this.openings.read(caller.userId);
  }
}
