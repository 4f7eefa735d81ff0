import { Controller, Get } from '@nestjs/common';
import { Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { Documented } from '../../platform/openapi/operation';
import type { TasteLooksResponse } from './taste-looks.dto';
import { TASTE_LOOKS_OPERATIONS } from './taste-looks.openapi';
import { TasteLooksService } from './taste-looks.service';

@Verified()
@Documented(TASTE_LOOKS_OPERATIONS)
@Controller('outfits/taste-looks')
export class TasteLooksController {
  constructor(private readonly tasteLooks: TasteLooksService) {}

  @Get()
  list(@CurrentCaller() caller: Caller): Promise<TasteLooksResponse> {
    return this.tasteLooks.list(caller.userId);
  }
}
