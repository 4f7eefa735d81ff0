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
  description: 'Id of a packing list.',
  example: '6f7f1b0e-3b0a-4c55-9a52-0f6f2b7f6d11',
});
const PackedPiece = createPathParam({
  name: 'piece',
  description: 'A piece of the list, as `source:id`.',
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
    summary: 'Packs for a journey: a few pieces that dress every day',
    description: `A client may make the id; sent again with it, nothing changes and the answer is the list that is kept. Each day is dressed for every occasion, and one for each that comes once. At most ${MAX_PACKING_LISTS} lists.`,
  })
  @ApiCreatedResponse({ type: PackingList })
  @ApiProblems({ 403: ['MEASUREMENTS_REQUIRED'], 409: ['CONFLICT'] })
  pack(@CurrentCaller() caller: Caller, @Body() journey: PackDto): Promise<PackingList> {
    return this.lists.pack(caller.userId, journey);
  }

  @Get()
  @ApiOperation({ summary: 'The packing lists that the caller keeps, newest first' })
  @ApiOkResponse({ type: PackingListsResponse })
  @ApiProblems({ 410: ['STALE_CURSOR'] })
  list(@CurrentCaller() caller: Caller, @Query() page: PageQuery): Promise<PackingListsResponse> {
    return this.lists.list(caller.userId, page);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One packing list' })
  @ApiOkResponse({ type: PackingList })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  read(@CurrentCaller() caller: Caller, @ListId() id: string): Promise<PackingList> {
    return this.lists.read(caller.userId, id);
  }

  @InTurn()
  @Premium()
  @Put(':id')
  @ApiOperation({
    summary: 'Packs a list anew for another journey',
    description: 'Pieces that are still packed stay ticked off.',
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
    summary: 'Puts a deleted packing list back',
    description: `With its ticks, for ${PACKING_UNDO_DAYS} days.`,
  })
  @ApiOkResponse({ type: PackingList })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CONFLICT'] })
  restore(@CurrentCaller() caller: Caller, @ListId() id: string): Promise<PackingList> {
    return this.lists.restore(caller.userId, id);
  }

  @Put(':id/packed/:piece')
  @ApiOperation({ summary: 'Ticks a piece off' })
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
  @ApiOperation({ summary: 'Takes the tick back' })
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
