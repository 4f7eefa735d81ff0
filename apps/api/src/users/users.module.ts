import { UserRecordsModule } from './user-records.module';
import { Module } from '@nestjs/common';
import { EraseAfterRequestHook } from './erasure/erase-after-request.hook';
import { AccountExportsService } from './export/account-exports.service';
import { PictureEncoderService } from './pictures/picture-encoder.service';
import { ProfileImagesController } from './profile/profile-images.controller';
import { ProfileService } from './profile/profile.service';
import { UsersController } from './users.controller';

@Module({
  imports: [UserRecordsModule],
  controllers: [UsersController, ProfileImagesController],
  providers: [AccountExportsService, EraseAfterRequestHook, PictureEncoderService, ProfileService],
  exports: [UserRecordsModule, PictureEncoderService],
})
export class UsersModule {}
