import { Controller, Get, Header, HttpStatus, Param, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/http/access/access.decorators';
import { Immutable } from '../../platform/http/responses/immutable';
import { Documented } from '../../platform/openapi/operation';
import { PRODUCT_PHOTOS_OPERATIONS } from '../products.openapi';
import { ProductPhotosService } from './product-photos.service';

/** Photographs are shown by `<img>`, which sends no token: the key in their URL is the permission. */
@Public()
@Documented(PRODUCT_PHOTOS_OPERATIONS)
@Controller('products/:id/photos')
export class ProductPhotosController {
  constructor(private readonly photos: ProductPhotosService) {}

  @Get(':width/:file')
  @Immutable('private')
  @Header('content-type', 'image/webp')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  @Header('cross-origin-resource-policy', 'cross-origin')
  async read(
    @Param('id') id: string,
    @Param('width') width: string,
    @Param('file') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const photo = await this.photos.read(id, width, file);
    if (photo) return new StreamableFile(photo);
    // An error would stand in the console of every first visit.
    reply.status(HttpStatus.NO_CONTENT);
    return undefined;
  }
}
