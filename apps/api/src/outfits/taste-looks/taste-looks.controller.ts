import { listTasteLookIds, MAX_TASTE_LOOKS } from '@figura/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { TasteLooksResponse } from './taste-looks.dto';
import { TasteLooksService } from './taste-looks.service';

@Verified()
@Controller('outfits/taste-looks')
export class TasteLooksController {
  constructor(private readonly tasteLooks: TasteLooksService) {}

  @Get()
  @ApiOperation({
    summary: 'Lists pictured outfits for choosing a taste',
    description: `${listTasteLookIds('any').length} outfits in the cuts that the user wants to see (women’s and men’s alternating for \`any\`), plus those already chosen. Outfits with something that the user never wears are left out unless chosen. Send up to ${MAX_TASTE_LOOKS} of the IDs as \`taste\` to \`PUT /user/preferences\`; suggested, weekly and packed outfits of these tastes come first. Nothing is ever inferred.`,
  })
  @ApiOkResponse({ type: TasteLooksResponse })
  list(@CurrentCaller() caller: Caller): Promise<TasteLooksResponse> {
    return this.tasteLooks.list(caller.userId);
  }
}
