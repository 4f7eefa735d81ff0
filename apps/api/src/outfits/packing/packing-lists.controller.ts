import { MAX_PACKING_LISTS, PACKING_UNDO_DAYS } from '@figura/contracts';
import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { createPathParam } from '../../platform/openapi/path-param';
import { ApiProblems } from '../../platform/openapi/route.decorators';
import { OpenToKeys, Premium, Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { PageQuery } from '../../platform/http/requests/page.dto';
import { MessageResponse } from '../../platform/http/responses/message.dto';
import { InTurn } from '../../platform/http/requests/in-turn.interceptor';
import { JourneyDto, PackDto, PackingList, PackingListsResponse } from './packing.dto';
import { PackingListsService } from './packing-lists.service';

const ListId = createPathParam({
  name: 'id',
  description: 'ID of the packing list.',
  example: '6f7f1b0e-3b0a-4c55-9a52-0f6f2b7f6d11',
});
const PackedPiece = createPathParam({
  name: 'piece',
  description: 'Piece on the list, as `source:id`.',
  example: 'catalog:silk-shirt',
});

@Verified()
@OpenToKeys()
@Controller('packing-lists')
export class PackingListsController {
  constructor(private readonly lists: PackingListsService) {}

  @InTurn()
  @Premium()
  @Post()
  @ApiOperation({
    summary: 'Creates a packing list: a few pieces with an outfit for every day',
    description: `The client may choose the ID; repeating the request with it returns the existing list. Every day has an outfit for each of \`occasions\`; each of \`once\` has an outfit on one day. At most ${MAX_PACKING_LISTS} lists.`,
  })
  @ApiCreatedResponse({ type: PackingList })
  @ApiProblems({ 403: ['MEASUREMENTS_REQUIRED'], 409: ['CONFLICT'] })
  pack(@CurrentCaller() caller: Caller, @Body() journey: PackDto): Promise<PackingList> {
    return this.lists.pack(caller.userId, journey);
  }

  @Get()
  @ApiOperation({ summary: "Lists the caller's packing lists, newest first" })
  @ApiOkResponse({ type: PackingListsResponse })
  @ApiProblems({ 410: ['STALE_CURSOR'] })
  list(@CurrentCaller() caller: Caller, @Query() page: PageQuery): Promise<PackingListsResponse> {
    return this.lists.list(caller.userId, page);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Returns a packing list' })
  @ApiOkResponse({ type: PackingList })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  read(@CurrentCaller() caller: Caller, @ListId() id: string): Promise<PackingList> {
    return this.lists.read(caller.userId, id);
  }

  @InTurn()
  @Premium()
  @Put(':id')
  @ApiOperation({
    summary: 'Repacks a list for another journey',
    description: 'Pieces that are still on the list stay checked off.',
  })
  @ApiOkResponse({ type: PackingList })
  @ApiProblems({ 403: ['MEASUREMENTS_REQUIRED'], 404: ['NOT_FOUND'] })
  repack(
    @CurrentCaller() caller: Caller,
    @ListId() id: string,
    @Body() journey: JourneyDto,
  ): Promise<PackingList> {
    return this.lists.repack(caller.userId, id, journey);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Deletes a packing list' })
  @ApiOkResponse({ type: MessageResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  remove(@CurrentCaller() caller: Caller, @ListId() id: string): Promise<MessageResponse> {
    return this.lists.delete(caller.userId, id);
  }

  @Post(':id/restore')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Restores a deleted packing list',
    description: `With its checked-off pieces, within ${PACKING_UNDO_DAYS} days.`,
  })
  @ApiOkResponse({ type: PackingList })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CONFLICT'] })
  restore(@CurrentCaller() caller: Caller, @ListId() id: string): Promise<PackingList> {
    return this.lists.restore(caller.userId, id);
  }

  @Put(':id/packed/:piece')
  @ApiOperation({ summary: 'Checks off a piece' })
  @ApiOkResponse({ type: PackingList })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  tick(
    @CurrentCaller() caller: Caller,
    @ListId() id: string,
    @PackedPiece() piece: string,
  ): Promise<PackingList> {
    return this.lists.tick(caller.userId, id, piece, true);
  }

  @Delete(':id/packed/:piece')
  @ApiOperation({ summary: 'Unchecks a piece' })
  @ApiOkResponse({ type: PackingList })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  untick(
    @CurrentCaller() caller: Caller,
    @ListId() id: string,
    @PackedPiece() piece: string,
  ): Promise<PackingList> {
    return this.lists.tick(caller.userId, id, piece, false);
  }
}
