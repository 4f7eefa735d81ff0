import { Body, Controller, Param, Put } from '@nestjs/common';
import { Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { Documented } from '../platform/openapi/operation';
import { UserResponse } from '../users/users.dto';
import { MarkDto } from './marks.dto';
import { MARKS_OPERATIONS } from './marks.openapi';
import { MarksService } from './marks.service';

@Verified()
@Documented(MARKS_OPERATIONS)
@Controller('user/marks')
export class MarksController {
  constructor(private readonly marks: MarksService) {}

  @Put(':id')
  async set(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() { mark }: MarkDto,
  ): Promise<UserResponse> {
    return { user: await this.marks.set(userId, id, mark ?? null) };
  }
}
