import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiProblems } from '../../platform/openapi/route.decorators';
import { Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { UserResponse } from '../../users/users.dto';
import { MarkDto } from './marks.dto';
import { MarksService } from './marks.service';

@Verified()
@Controller('user/marks')
export class MarksController {
  constructor(private readonly marks: MarksService) {}

  @Put(':id')
  @ApiOperation({
    summary: 'Marks an item or a product as loved or hidden',
    description:
      'Replaces the previous mark; null removes it. Hidden items and products are left out of all looks, trends, outfits and product lists.',
  })
  @ApiParam({ name: 'id', description: 'ID of the item or product.', example: 'silk-shirt' })
  @ApiOkResponse({ type: UserResponse })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CONFLICT'] })
  async set(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() { mark }: MarkDto,
  ): Promise<UserResponse> {
    return { user: await this.marks.set(userId, id, mark ?? null) };
  }
}
