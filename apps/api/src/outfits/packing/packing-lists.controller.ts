import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { Premium, Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { PageQuery } from '../../platform/http/requests/page.dto';
import type { MessageResponse } from '../../platform/http/responses/message.dto';
import { InTurn } from '../../platform/http/requests/in-turn.interceptor';
import { Documented } from '../../platform/openapi/operation';
import { PackDto, PackingList, PackingListsResponse } from './packing.dto';
import { PACKING_OPERATIONS } from './packing.openapi';
import { PackingListsService } from './packing-lists.service';

@Verified()
@Documented(PACKING_OPERATIONS)
@Controller('packing-lists')
export class PackingListsController {
  constructor(private readonly lists: PackingListsService) {}

  @InTurn()
  @Premium()
  @Post()
  pack(@CurrentCaller() caller: Caller, @Body() journey: PackDto): Promise<PackingList> {
    return this.lists.pack(caller.userId, journey);
  }

  @Get()
  list(@CurrentCaller() caller: Caller, @Query() page: PageQuery): Promise<PackingListsResponse> {
    return this.lists.list(caller.userId, page);
  }

  @Get(':id')
  read(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<PackingList> {
    return this.lists.read(caller.userId, id);
  }

  @Delete(':id')
  remove(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<MessageResponse> {
    return this.lists.delete(caller.userId, id);
  }

  @Put(':id/packed/:piece')
  tick(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('piece') piece: string,
  ): Promise<PackingList> {
    return this.lists.tick(caller.userId, id, piece, true);
  }

  @Delete(':id/packed/:piece')
  untick(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('piece') piece: string,
  ): Promise<PackingList> {
    return this.lists.tick(caller.userId, id, piece, false);
  }
}
