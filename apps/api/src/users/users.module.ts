import { Module } from '@nestjs/common';
import { CurrentUsersModule } from './current-users.module';
import { EraseAfterRequestHook } from './erasure/erase-after-request.hook';
import { AccountExportsService } from './export/account-exports.service';
import { PictureEncoderService } from './pictures/picture-encoder.service';
import { ProfileImagesController } from './profile/profile-images.controller';
import { ProfileService } from './profile/profile.service';
import { UsersController } from './users.controller';

@Module({
  imports: [CurrentUsersModule],
  controllers: [UsersController, ProfileImagesController],
  providers: [AccountExportsService, EraseAfterRequestHook, PictureEncoderService, ProfileService],
  exports: [CurrentUsersModule, PictureEncoderService],
})
export class UsersModule {}
