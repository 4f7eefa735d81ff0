import { Controller, Get } from '@nestjs/common';
import { Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { InTurn } from '../../platform/http/requests/in-turn.interceptor';
import { Documented } from '../../platform/openapi/operation';
import type { WeeklyOutfitResponse } from './weekly.dto';
import { WEEKLY_OPERATIONS } from './weekly.openapi';
import { WeeklyOutfitsService } from './weekly-outfits.service';

@Verified()
@Documented(WEEKLY_OPERATIONS)
@Controller('outfits')
export class WeeklyController {
  constructor(private readonly weekly: WeeklyOutfitsService) {}

  @InTurn()
  @Get('this-week')
  thisWeek(@CurrentCaller() caller: Caller): Promise<WeeklyOutfitResponse> {
    return this.weekly.thisWeek(caller.userId);
  }
}
