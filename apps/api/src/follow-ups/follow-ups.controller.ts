import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { Documented } from '../platform/openapi/operation';
import { AnsweredFollowUp, AnswerFollowUpDto, FollowProductDto, FollowUpsResponse } from './follow-ups.dto';
import { FOLLOW_UPS_OPERATIONS } from './follow-ups.openapi';
import { FollowUpsService } from './follow-ups.service';

@Verified()
@Documented(FOLLOW_UPS_OPERATIONS)
@Controller('follow-ups')
export class FollowUpsController {
  constructor(private readonly followUps: FollowUpsService) {}

  @Get()
  async due(@CurrentCaller() { userId }: Caller): Promise<FollowUpsResponse> {
    return { items: await this.followUps.due(userId) };
  }

  @HttpCode(200)
  @Post()
  async note(
    @CurrentCaller() { userId }: Caller,
    @Body() { productId }: FollowProductDto,
  ): Promise<FollowUpsResponse> {
    await this.followUps.noteProduct(userId, productId);
    return { items: await this.followUps.due(userId) };
  }

  @Put(':id')
  answer(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() { answer }: AnswerFollowUpDto,
  ): Promise<AnsweredFollowUp> {
    return this.followUps.answer(userId, id, answer);
  }
}
