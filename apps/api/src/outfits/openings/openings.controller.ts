import { MAX_GAPS } from '@figura/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { InTurn } from '../../platform/http/requests/in-turn.interceptor';
import { OpeningsResponse } from './openings.dto';
import { OpeningsService } from './openings.service';

@Verified()
@Controller('outfits/openings')
export class OpeningsController {
  constructor(private readonly openings: OpeningsService) {}

  @InTurn()
  @Get()
  @ApiOperation({
    summary: 'What each piece of the wardrobe opens, and what is missing from it',
    description: `Counts tops with bottoms that go together, and one-pieces; of shoes, layers and accessories, the ones of these that they go with. Names at most ${MAX_GAPS} gaps. Needs neither measurements nor lifetime access.`,
  })
  @ApiOkResponse({ type: OpeningsResponse })
  read(@CurrentCaller() caller: Caller): Promise<OpeningsResponse> {
    return this.openings.read(caller.userId);
  }
}
