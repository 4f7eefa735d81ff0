import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiLimits, ApiProblems } from '../platform/openapi/route.decorators';
import { JsonContentType, type JsonBytes } from '../platform/cache/response-cache';
import { Public } from '../platform/http/access/access.decorators';
import { InTurn } from '../platform/http/requests/in-turn.interceptor';
import { Client } from '../platform/rate-limit/client-key';
import { Passport } from './passport.dto';
import { PassportLinksService } from './passport-links.service';

@Public()
@Controller('p')
export class SharedPassportController {
  constructor(private readonly links: PassportLinksService) {}

  @InTurn()
  @Header('x-robots-tag', 'noindex, nofollow')
  @JsonContentType()
  @Get(':token')
  @ApiOperation({ summary: 'The passport that a link shows' })
  @ApiParam({
    name: 'token',
    description: 'The end of the URL of the link.',
    example: '1YlZQn5c8S3eD0uXJt7rWm2vKfAhGpBqLzCxNyEoT4I',
  })
  @ApiOkResponse({ type: Passport })
  @ApiLimits('link:client')
  @ApiProblems({ 404: ['NOT_FOUND'] })
  open(@Client() client: string, @Param('token') token: string): Promise<JsonBytes<Passport>> {
    return this.links.open(client, token);
  }
}
