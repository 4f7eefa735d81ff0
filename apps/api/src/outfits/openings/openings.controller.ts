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
    summary: 'Returns how many outfits each wardrobe piece makes possible, and what is missing',
    description: `Counts matching pairs of tops and bottoms, and one-pieces; for shoes, layers and accessories, those that they go with. At most ${MAX_GAPS} gaps. Requires neither measurements nor lifetime access.`,
  })
  @ApiOkResponse({ type: OpeningsResponse })
  read(@CurrentCaller() caller: Caller): Promise<OpeningsResponse> {
    return this.openings.read(caller.userId);
  }

  @InTurn()
  @Get(':id')
  @ApiOperation({
    summary: 'Lists the wardrobe pieces that go with a piece',
    description: 'Owned pieces only. Requires neither measurements nor lifetime access.',
  })
  @ApiParam({ name: 'id', description: 'ID of the piece.', example: '0b6f4a52-5d0e-4c3b-9a59-6a7a9f0f5f10' })
  @ApiOkResponse({ type: CompanionsResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  companions(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<CompanionsResponse> {
    return this.openings.findCompanions(caller.userId, id);
  }
}
