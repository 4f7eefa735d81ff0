import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiLimits, BINARY, ApiProblems } from '../platform/openapi/route.decorators';
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
  @ApiOperation({ summary: 'Returns the passport behind a link' })
  @ApiParam({
    name: 'token',
    description: "Token at the end of the link's URL.",
    example: '1YlZQn5c8S3eD0uXJt7rWm2vKfAhGpBqLzCxNyEoT4I',
  })
  @ApiOkResponse({ type: Passport })
  @ApiLimits('link:client')
  @ApiProblems({ 404: ['NOT_FOUND'] })
  open(@Client() client: string, @Param('token') token: string): Promise<JsonBytes<Passport>> {
    return this.links.open(client, token);
  }

  @InTurn()
  @Header('x-robots-tag', 'noindex, nofollow')
  @Header('content-type', 'image/png')
  @Header('cross-origin-resource-policy', 'cross-origin')
  @Get(':token/picture.png')
  @ApiOperation({
    summary: 'Returns the preview picture of a link, for chats',
    description: 'Always of the coarse body, without numbers.',
  })
  @ApiParam({
    name: 'token',
    description: "Token at the end of the link's URL.",
    example: '1YlZQn5c8S3eD0uXJt7rWm2vKfAhGpBqLzCxNyEoT4I',
  })
  @ApiOkResponse({ description: 'The picture.', content: { 'image/png': BINARY } })
  @ApiLimits('link:client')
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async picture(@Client() client: string, @Param('token') token: string): Promise<StreamableFile> {
    return new StreamableFile(await this.links.drawPreview(client, token));
  }
}
