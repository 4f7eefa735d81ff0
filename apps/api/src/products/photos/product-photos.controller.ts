import { Controller, Get, Header, HttpStatus, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiPicture, ApiProblems } from '../../platform/openapi/route.decorators';
import { Public } from '../../platform/http/access/access.decorators';
import { Immutable } from '../../platform/http/responses/immutable';
import { ProductPhotosService } from './product-photos.service';

/** `<img>` sends no token; the key in the URL grants access. */
@Public()
@Controller('products/:id/photos')
export class ProductPhotosController {
  constructor(private readonly photos: ProductPhotosService) {}

  @Get(':width/:file')
  @Immutable('private')
  @Header('content-type', 'image/webp')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  @Header('cross-origin-resource-policy', 'cross-origin')
  @ApiOperation({
    summary: 'Returns the photo of a product',
    description:
      'No token is needed: the URL contains an unguessable key. If the photo has not been requested before, returns 204 without a body while it is fetched from the shop, which takes seconds; failed fetches are retried after hours and days.',
  })
  @ApiParam({ name: 'id', description: 'ID of the product.', example: '0a1b2c3d4e5f6' })
  @ApiParam({ name: 'width', description: 'Maximum width in pixels: 320 or 640.', example: '320' })
  @ApiParam({
    name: 'file',
    description: 'Key of the photo, from an `imageUrl`.',
    example: '5cRkzq0F3mW8x2nLJt7YbA.webp',
  })
  @ApiPicture('image/webp')
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async read(
    @Param('id') id: string,
    @Param('width') width: string,
    @Param('file') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const photo = await this.photos.read(id, width, file);
    if (photo) return new StreamableFile(photo);
    // An error status would show up in the browser console on every first visit.
    reply.status(HttpStatus.NO_CONTENT);
    return undefined;
  }
}
