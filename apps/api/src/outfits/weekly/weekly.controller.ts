import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../../platform/openapi/route.decorators';
import { OpenToKeys, Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { InTurn } from '../../platform/http/requests/in-turn.interceptor';
import { WeeklyOutfitResponse } from './weekly.dto';
import { WeeklyOutfitsService } from './weekly-outfits.service';

@Verified()
@OpenToKeys()
@Controller('outfits')
export class WeeklyController {
  constructor(private readonly weekly: WeeklyOutfitsService) {}

  @InTurn()
  @Get('this-week')
  @ApiOperation({
    summary: 'Returns the outfit of the week, from the wardrobe if possible',
    description:
      'It stays the same all week (ISO weeks, UTC) unless a piece is gone or no longer wanted, or the caller now owns pieces for a more personal outfit. Does not count as an outfit request.',
  })
  @ApiOkResponse({ type: WeeklyOutfitResponse })
  @ApiProblems({ 403: ['MEASUREMENTS_REQUIRED'] })
  thisWeek(@CurrentCaller() caller: Caller): Promise<WeeklyOutfitResponse> {
    return this.weekly.findThisWeek(caller.userId);
  }
}
