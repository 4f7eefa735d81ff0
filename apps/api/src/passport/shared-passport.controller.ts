import { Controller, Get, Header, Param } from '@nestjs/common';
import { JsonContentType, type JsonBytes } from '../platform/cache/response-cache';
import { Public } from '../platform/http/access/access.decorators';
import { InTurn } from '../platform/http/requests/in-turn.interceptor';
import { Documented } from '../platform/openapi/operation';
import { Client } from '../platform/rate-limit/client-key';
import { Passport } from './passport.dto';
import { SHARED_PASSPORT_OPERATIONS } from './passport.openapi';
import { PassportLinksService } from './passport-links.service';

@Public()
@Documented(SHARED_PASSPORT_OPERATIONS)
@Controller('p')
export class SharedPassportController {
  constructor(private readonly links: PassportLinksService) {}

  @InTurn()
  @Header('x-robots-tag', 'noindex, nofollow')
  @JsonContentType()
  @Get(':token')
  open(@Client() client: string, @Param('token') token: string): Promise<JsonBytes<Passport>> {
    return this.links.open(client, token);
  }
}
