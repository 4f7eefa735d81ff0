import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiProblems } from '../../platform/openapi/route.decorators';
import { Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { AnsweredFollowUp, AnswerFollowUpDto, FollowProductDto, FollowUpsResponse } from './follow-ups.dto';
import { FollowUpsService } from './follow-ups.service';

@Verified()
@Controller('follow-ups')
export class FollowUpsController {
  constructor(private readonly followUps: FollowUpsService) {}

  @Get()
  @ApiOperation({
    summary: 'Lists the follow-up questions that are due',
    description:
      'A question is due a week after a checked garment was kept or a shop was opened, and is asked once.',
  })
  @ApiOkResponse({ type: FollowUpsResponse })
  async due(@CurrentCaller() { userId }: Caller): Promise<FollowUpsResponse> {
    return { items: await this.followUps.findDue(userId) };
  }

  @HttpCode(200)
  @Post()
  @ApiOperation({
    summary: 'Records that the caller opened a shop for a product',
    description:
      'A follow-up question is due a week later. The same product counts once. Returns the questions due now.',
  })
  @ApiOkResponse({ type: FollowUpsResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async note(
    @CurrentCaller() { userId }: Caller,
    @Body() { productId }: FollowProductDto,
  ): Promise<FollowUpsResponse> {
    await this.followUps.trackProduct(userId, productId);
    return { items: await this.followUps.findDue(userId) };
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Answers or dismisses a follow-up question',
    description: 'The first answer counts; later requests return it. The garment is then forgotten.',
  })
  @ApiParam({ name: 'id', description: 'ID of the question.', example: '6741f0a2c4e5b8d1f2a3b4c5' })
  @ApiOkResponse({ type: AnsweredFollowUp })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  answer(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() { answer }: AnswerFollowUpDto,
  ): Promise<AnsweredFollowUp> {
    return this.followUps.answer(userId, id, answer);
  }
}
