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
    summary: 'The pictured outfits that tell a taste',
    description: `${listTasteLookIds('any').length} of the cuts that the user wants to see, women’s and men’s in turn for any, and what they chose before; an outfit with something that the user never wears is left out, unless they chose it. \`PUT /user/preferences\` takes up to ${MAX_TASTE_LOOKS} of the ids as \`taste\`; the tastes that these speak for come first in suggested, weekly and packed outfits. Nothing is ever inferred.`,
  })
  @ApiOkResponse({ type: TasteLooksResponse })
  list(@CurrentCaller() caller: Caller): Promise<TasteLooksResponse> {
    return this.tasteLooks.list(caller.userId);
  }
}
