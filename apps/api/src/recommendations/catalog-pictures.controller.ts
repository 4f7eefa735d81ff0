import { Controller, Get, Header, Headers, Param, Res } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiPicture, ApiProblems } from '../platform/openapi/route.decorators';
import { NotFoundError } from '../platform/errors/domain-error';
import { Public } from '../platform/http/access/access.decorators';
import { Immutable } from '../platform/http/responses/immutable';
import { PicturesService } from '../catalog/pictures.service';

/** `<img>` sends no token; the URL's hash appears only in lists. */
@Public()
@Controller('pictures')
export class CatalogPicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Get(':kind/:file')
  @Immutable('public')
  @Header('content-type', 'image/svg+xml')
  @Header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  @Header('cross-origin-resource-policy', 'cross-origin')
  @Header('vary', 'accept-encoding')
  @ApiOperation({ summary: 'Returns a drawing of an item or a guide' })
  @ApiParam({ name: 'kind', description: '`items` or `guides`.', example: 'items' })
  @ApiParam({
    name: 'file',
    description: 'Name and hash of the drawing, from an `imageUrl`.',
    example: 'wrap-dress-in-jersey.0a1b2c3d4e5f6071.svg',
  })
  @ApiPicture('image/svg+xml')
  @ApiProblems({ 404: ['NOT_FOUND'] })
  read(
    @Param('kind') kind: string,
    @Param('file') file: string,
    @Headers('accept-encoding') acceptEncoding: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Buffer {
    const [, name = '', hash = ''] = /^([a-z\d-]{1,120})\.([\da-f]{16})\.svg$/.exec(file) ?? [];
    const svg = this.pictures.find(kind, name, hash);
    if (svg === null) throw new NotFoundError();
    const { bytes, encoding } = svg.getFor(acceptEncoding);
    if (encoding) reply.header('content-encoding', encoding);
    return bytes;
  }
}
