import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiPicture, ApiProblems } from '../../platform/openapi/route.decorators';
import { NotFoundError } from '../../platform/errors/domain-error';
import { Public } from '../../platform/http/access/access.decorators';
import { Immutable } from '../../platform/http/responses/immutable';
import { ProfileImagesRepository } from './profile-images.repository';

/** `<img>` sends no token; the unguessable name grants access. */
@Public()
@Controller('profile-images')
export class ProfileImagesController {
  constructor(private readonly images: ProfileImagesRepository) {}

  @Get(':file')
  @Immutable('private')
  @Header('content-type', 'image/webp')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  @Header('cross-origin-resource-policy', 'cross-origin')
  @ApiOperation({
    summary: 'Returns a profile picture',
    description: 'No token is needed: the name is unguessable.',
  })
  @ApiParam({ name: 'file', description: 'Name of the picture.', example: '5cRkzq0F3mW8x2nLJt7YbA.webp' })
  @ApiPicture('image/webp')
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async read(@Param('file') file: string): Promise<StreamableFile> {
    const name = /^([\w-]{22})\.webp$/.exec(file)?.[1];
    const bytes = name && (await this.images.read(name));
    if (!bytes) throw new NotFoundError();
    return new StreamableFile(bytes);
  }
}
