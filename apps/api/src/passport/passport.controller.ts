import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { JsonContentType, type JsonBytes } from '../platform/cache/response-cache';
import { Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import type { MessageResponse } from '../platform/http/responses/message.dto';
import { InTurn } from '../platform/http/requests/in-turn.interceptor';
import { Documented } from '../platform/openapi/operation';
import {
  CreatePassportLinkDto,
  NewPassportLinkResponse,
  Passport,
  PassportLinksResponse,
  PassportQuery,
} from './passport.dto';
import { PASSPORT_OPERATIONS } from './passport.openapi';
import { PassportLinksService } from './passport-links.service';
import { PassportsService } from './passports.service';

@Verified()
@Documented(PASSPORT_OPERATIONS)
@Controller('passport')
export class PassportController {
  constructor(
    private readonly passports: PassportsService,
    private readonly links: PassportLinksService,
  ) {}

  @InTurn()
  @JsonContentType()
  @Get()
  passport(
    @CurrentCaller() caller: Caller,
    @Query() { includesNumbers }: PassportQuery,
  ): Promise<JsonBytes<Passport>> {
    return this.passports.read(caller.userId, includesNumbers === 'true');
  }

  @Get('links')
  list(@CurrentCaller() caller: Caller): Promise<PassportLinksResponse> {
    return this.links.list(caller.userId);
  }

  @Post('links')
  create(
    @CurrentCaller() caller: Caller,
    @Body() link: CreatePassportLinkDto,
  ): Promise<NewPassportLinkResponse> {
    return this.links.create(caller.userId, link.includesNumbers);
  }

  @Delete('links/:id')
  withdraw(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<MessageResponse> {
    return this.links.withdraw(caller.userId, id);
  }
}
