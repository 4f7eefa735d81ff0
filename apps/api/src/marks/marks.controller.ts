import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiProblems } from '../platform/openapi/route.decorators';
import { Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { UserResponse } from '../users/users.dto';
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
      'In the place of the mark before; null takes it away. What is hidden is in no list of looks, trends, outfits and products until it is no longer.',
  })
  @ApiParam({ name: 'id', description: 'Id of the item or the product.', example: 'silk-shirt' })
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
