import { Controller, Get, Header, Param, StreamableFile, UseInterceptors } from '@nestjs/common';
import { NotFoundError } from '../../platform/errors/domain-error';
import { Public } from '../../platform/http/access/access.decorators';
import { ImmutableInterceptor } from '../../platform/http/responses/immutable.interceptor';
import { Documented } from '../../platform/openapi/operation';
import { ProfileImagesRepository } from './profile-images.repository';
import { PROFILE_IMAGES_OPERATIONS } from '../users.openapi';

/** Pictures are shown by `<img>`, which sends no token: their unguessable names are the permission. */
@Public()
@UseInterceptors(new ImmutableInterceptor('private'))
@Documented(PROFILE_IMAGES_OPERATIONS)
@Controller('profile-images')
export class ProfileImagesController {
  constructor(private readonly images: ProfileImagesRepository) {}

  @Get(':file')
  @Header('content-type', 'image/webp')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  @Header('cross-origin-resource-policy', 'cross-origin')
  async read(@Param('file') file: string): Promise<StreamableFile> {
    const name = /^([\w-]{22})\.webp$/.exec(file)?.[1];
    const bytes = name && (await this.images.read(name));
    if (!bytes) throw new NotFoundError();
    return new StreamableFile(bytes);
  }
}
