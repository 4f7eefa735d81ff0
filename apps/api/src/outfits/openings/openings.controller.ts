import { MAX_GAPS } from '@figura/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiProblems } from '../../platform/openapi/route.decorators';
import { OpenToKeys, Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { InTurn } from '../../platform/http/requests/in-turn.interceptor';
import { CompanionsResponse, OpeningsResponse } from './openings.dto';
import { OpeningsService } from './openings.service';

@Verified()
@OpenToKeys()
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

  @InTurn()
  @Get(':id')
  @ApiOperation({
    summary: 'What a piece of the wardrobe goes with, and is worn with',
    description: 'Of what the caller owns. Needs neither measurements nor lifetime access.',
  })
  @ApiParam({ name: 'id', description: 'Id of the piece.', example: '0b6f4a52-5d0e-4c3b-9a59-6a7a9f0f5f10' })
  @ApiOkResponse({ type: CompanionsResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  companions(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<CompanionsResponse> {
    return this.openings.findCompanions(caller.userId, id);
  }
}
