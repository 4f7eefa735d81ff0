import { MAX_PASSPORT_LINKS } from '@figura/contracts';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiProblems } from '../platform/openapi/route.decorators';
import { JsonContentType, type JsonBytes } from '../platform/cache/response-cache';
import { OpenToKeys, Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { MessageResponse } from '../platform/http/responses/message.dto';
import { InTurn } from '../platform/http/requests/in-turn.interceptor';
import {
  CreatePassportLinkDto,
  NewPassportLinkResponse,
  Passport,
  PassportLinksResponse,
  PassportQuery,
} from './passport.dto';
import { PassportLinksService } from './passport-links.service';
import { PassportsService } from './passports.service';

@Verified()
@OpenToKeys()
@Controller('passport')
export class PassportController {
  constructor(
    private readonly passports: PassportsService,
    private readonly links: PassportLinksService,
  ) {}

  @InTurn()
  @JsonContentType()
  @Get()
  @ApiOperation({ summary: "Returns the caller's style passport, as a link shows it" })
  @ApiOkResponse({ type: Passport })
  @ApiProblems({ 403: ['MEASUREMENTS_REQUIRED'] })
  passport(
    @CurrentCaller() caller: Caller,
    @Query() { includesNumbers }: PassportQuery,
  ): Promise<JsonBytes<Passport>> {
    return this.passports.read(caller.userId, includesNumbers === 'true');
  }

  @Get('links')
  @ApiOperation({
    summary: "Lists the active links to the caller's passport, newest first",
    description: 'URLs are not included: they are returned only at creation.',
  })
  @ApiOkResponse({ type: PassportLinksResponse })
  list(@CurrentCaller() caller: Caller): Promise<PassportLinksResponse> {
    return this.links.list(caller.userId);
  }

  @Post('links')
  @ApiOperation({
    summary: "Creates a link that shows the caller's passport to anyone who has it",
    description: `The link shows the current passport until it is revoked. At most ${MAX_PASSPORT_LINKS} active links.`,
  })
  @ApiCreatedResponse({ type: NewPassportLinkResponse })
  @ApiProblems({ 403: ['MEASUREMENTS_REQUIRED'], 409: ['CONFLICT'] })
  create(
    @CurrentCaller() caller: Caller,
    @Body() link: CreatePassportLinkDto,
  ): Promise<NewPassportLinkResponse> {
    return this.links.create(caller.userId, link.includesNumbers);
  }

  @Delete('links/:id')
  @ApiOperation({ summary: 'Revokes a link' })
  @ApiParam({
    name: 'id',
    description: 'ID of the link.',
    example: '0b6f4a52-5d0e-4c3b-9a59-6a7a9f0f5f10',
  })
  @ApiOkResponse({ type: MessageResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  withdraw(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<MessageResponse> {
    return this.links.withdraw(caller.userId, id);
  }
}
