import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { NotFoundError } from '../../platform/errors/domain-error';
import { Public } from '../../platform/http/access/access.decorators';
import { Immutable } from '../../platform/http/responses/immutable';
import { Documented } from '../../platform/openapi/operation';
import { ProfileImagesRepository } from './profile-images.repository';
import { PROFILE_IMAGES_OPERATIONS } from '../users.openapi';

/** Pictures are shown by `<img>`, which sends no token: their unguessable names are the permission. */
@Public()
@Documented(PROFILE_IMAGES_OPERATIONS)
@Controller('profile-images')
export class ProfileImagesController {
  constructor(private readonly images: ProfileImagesRepository) {}

  @Get(':file')
  @Immutable('private')
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
