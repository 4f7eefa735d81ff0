import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiProblems } from '../platform/openapi/route.decorators';
import { Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { AnsweredFollowUp, AnswerFollowUpDto, FollowProductDto, FollowUpsResponse } from './follow-ups.dto';
import { FollowUpsService } from './follow-ups.service';

@Verified()
@Controller('follow-ups')
export class FollowUpsController {
  constructor(private readonly followUps: FollowUpsService) {}

  @Get()
  @ApiOperation({
    summary: 'The questions whose time has come',
    description: 'A week after a checked piece was kept or a shop opened; each is asked once.',
  })
  @ApiOkResponse({ type: FollowUpsResponse })
  async due(@CurrentCaller() { userId }: Caller): Promise<FollowUpsResponse> {
    return { items: await this.followUps.findDue(userId) };
  }

  @HttpCode(200)
  @Post()
  @ApiOperation({
    summary: 'Notes that the caller goes to a shop for a product',
    description:
      'So that a week later one question can be asked. The same product counts once. Answers what is due now.',
  })
  @ApiOkResponse({ type: FollowUpsResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async note(
    @CurrentCaller() { userId }: Caller,
    @Body() { productId }: FollowProductDto,
  ): Promise<FollowUpsResponse> {
    await this.followUps.noteProduct(userId, productId);
    return { items: await this.followUps.findDue(userId) };
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Answers a question, or dismisses it',
    description:
      'The first answer counts and is answered to later ones. What it was about is forgotten with it.',
  })
  @ApiParam({ name: 'id', description: 'Of the question.', example: '6741f0a2c4e5b8d1f2a3b4c5' })
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
