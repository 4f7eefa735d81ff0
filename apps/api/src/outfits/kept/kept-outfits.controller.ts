import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import type { MessageResponse } from '../../platform/http/responses/message.dto';
import { PageQuery } from '../../platform/http/requests/page.dto';
import { Documented } from '../../platform/openapi/operation';
import { ChangeOutfitDto, CopyOutfitDto, KeepOutfitDto, KeptOutfit, KeptOutfitsResponse } from './kept.dto';
import { KEPT_OUTFITS_OPERATIONS } from './kept.openapi';
import { OutfitsService } from './outfits.service';

@Verified()
@Documented(KEPT_OUTFITS_OPERATIONS)
@Controller('outfits')
export class KeptOutfitsController {
  constructor(private readonly outfits: OutfitsService) {}

  @Get()
  list(@CurrentCaller() caller: Caller, @Query() page: PageQuery): Promise<KeptOutfitsResponse> {
    return this.outfits.list(caller.userId, page);
  }

  @Post()
  keep(@CurrentCaller() caller: Caller, @Body() outfit: KeepOutfitDto): Promise<KeptOutfit> {
    return this.outfits.keep(caller.userId, outfit);
  }

  @Patch(':id')
  change(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() changes: ChangeOutfitDto,
  ): Promise<KeptOutfit> {
    return this.outfits.change(caller.userId, id, changes);
  }

  @Delete(':id')
  remove(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<MessageResponse> {
    return this.outfits.delete(caller.userId, id);
  }

  @Post(':id/copy')
  copy(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() copy: CopyOutfitDto,
  ): Promise<KeptOutfit> {
    return this.outfits.copy(caller.userId, id, copy.id);
  }

  @Put(':id/wears/:date')
  wear(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('date') date: string,
  ): Promise<KeptOutfit> {
    return this.outfits.wear(caller.userId, id, date);
  }

  @Delete(':id/wears/:date')
  unwear(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('date') date: string,
  ): Promise<KeptOutfit> {
    return this.outfits.unwear(caller.userId, id, date);
  }
}
