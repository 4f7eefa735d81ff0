import { MAX_OUTFITS, MAX_PLANS } from '@figura/contracts';
import { Body, Controller, Delete, Get, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { createPathParam } from '../../platform/openapi/path-param';
import { ApiProblems } from '../../platform/openapi/route.decorators';
import { OpenToKeys, Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { MessageResponse } from '../../platform/http/responses/message.dto';
import { PageQuery } from '../../platform/http/requests/page.dto';
import {
  ChangeOutfitDto,
  CopyOutfitDto,
  KeepOutfitDto,
  KeptOutfit,
  KeptOutfitsResponse,
  PlannedOutfitsResponse,
} from './kept.dto';
import { OutfitsService } from './outfits.service';

const OutfitId = createPathParam({
  name: 'id',
  description: 'ID of the outfit.',
  example: '6f7f1b0e-3b0a-4c55-9a52-0f6f2b7f6d11',
});
const Day = createPathParam({ name: 'date', description: 'Day, `YYYY-MM-DD`.', example: '2026-11-20' });

@Verified()
@OpenToKeys()
@Controller('outfits')
export class KeptOutfitsController {
  constructor(private readonly outfits: OutfitsService) {}

  @Get()
  @ApiOperation({ summary: "Lists the caller's kept outfits, newest first" })
  @ApiOkResponse({ type: KeptOutfitsResponse })
  @ApiProblems({ 410: ['STALE_CURSOR'] })
  list(@CurrentCaller() caller: Caller, @Query() page: PageQuery): Promise<KeptOutfitsResponse> {
    return this.outfits.list(caller.userId, page);
  }

  @Get('planned')
  @ApiOperation({ summary: 'Lists kept outfits that are planned for today or later' })
  @ApiOkResponse({ type: PlannedOutfitsResponse })
  async listPlanned(@CurrentCaller() caller: Caller): Promise<PlannedOutfitsResponse> {
    return { items: await this.outfits.listPlanned(caller.userId) };
  }

  @Post()
  @ApiOperation({
    summary: 'Keeps an outfit',
    description: `The client may choose the ID; repeating the request with it returns the kept outfit unchanged. At most ${MAX_OUTFITS} outfits.`,
  })
  @ApiCreatedResponse({ type: KeptOutfit })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CONFLICT'] })
  keep(@CurrentCaller() caller: Caller, @Body() outfit: KeepOutfitDto): Promise<KeptOutfit> {
    return this.outfits.keep(caller.userId, outfit);
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Changes the name or pieces of an outfit',
    description:
      'Omitted fields are unchanged; a null name removes it. The pieces replace the previous ones and may include deleted pieces that the outfit already has.',
  })
  @ApiOkResponse({ type: KeptOutfit })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  change(
    @CurrentCaller() caller: Caller,
    @OutfitId() id: string,
    @Body() changes: ChangeOutfitDto,
  ): Promise<KeptOutfit> {
    return this.outfits.change(caller.userId, id, changes);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Deletes an outfit' })
  @ApiOkResponse({ type: MessageResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  remove(@CurrentCaller() caller: Caller, @OutfitId() id: string): Promise<MessageResponse> {
    return this.outfits.delete(caller.userId, id);
  }

  @Post(':id/copy')
  @ApiOperation({
    summary: 'Copies an outfit',
    description: 'Without the days on which it was worn. The client may choose the ID of the copy.',
  })
  @ApiCreatedResponse({ type: KeptOutfit })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CONFLICT'] })
  copy(
    @CurrentCaller() caller: Caller,
    @OutfitId() id: string,
    @Body() copy: CopyOutfitDto,
  ): Promise<KeptOutfit> {
    return this.outfits.copy(caller.userId, id, copy.id);
  }

  @Put(':id/wears/:date')
  @ApiOperation({
    summary: 'Records a day on which an outfit was worn',
    description: 'Its wardrobe pieces are recorded as worn, too.',
  })
  @ApiOkResponse({ type: KeptOutfit })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CONFLICT'] })
  wear(@CurrentCaller() caller: Caller, @OutfitId() id: string, @Day() date: string): Promise<KeptOutfit> {
    return this.outfits.wear(caller.userId, id, date);
  }

  @Delete(':id/wears/:date')
  @ApiOperation({
    summary: 'Removes a day on which an outfit was worn',
    description: 'Also removes it from pieces that are in no other outfit worn on that day.',
  })
  @ApiOkResponse({ type: KeptOutfit })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  unwear(@CurrentCaller() caller: Caller, @OutfitId() id: string, @Day() date: string): Promise<KeptOutfit> {
    return this.outfits.unwear(caller.userId, id, date);
  }

  @Put(':id/plans/:date')
  @ApiOperation({
    summary: 'Plans an outfit for a day',
    description: `From today to a year ahead; at most ${MAX_PLANS} days per outfit.`,
  })
  @ApiOkResponse({ type: KeptOutfit })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CONFLICT'] })
  plan(@CurrentCaller() caller: Caller, @OutfitId() id: string, @Day() date: string): Promise<KeptOutfit> {
    return this.outfits.plan(caller.userId, id, date);
  }

  @Delete(':id/plans/:date')
  @ApiOperation({ summary: 'Removes a planned day' })
  @ApiOkResponse({ type: KeptOutfit })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  removePlan(
    @CurrentCaller() caller: Caller,
    @OutfitId() id: string,
    @Day() date: string,
  ): Promise<KeptOutfit> {
    return this.outfits.removePlan(caller.userId, id, date);
  }
}
