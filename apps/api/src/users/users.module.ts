import { Module } from '@nestjs/common';
import { AccountErasureModule } from './erasure/account-erasure.module';
import { EraseAfterRequestHook } from './erasure/erase-after-request.hook';
import { PictureEncoderService } from './pictures/picture-encoder.service';
import { ProfileImagesController } from './profile/profile-images.controller';
import { ProfileService } from './profile/profile.service';
import { UserCache } from './user.cache';
import { UserRecordsModule } from './user-records.module';
import { UsersController } from './users.controller';
import { UsersService } from './users.service';

@Module({
  imports: [UserRecordsModule, AccountErasureModule],
  controllers: [UsersController, ProfileImagesController],
  providers: [EraseAfterRequestHook, PictureEncoderService, ProfileService, UserCache, UsersService],
  exports: [AccountErasureModule, PictureEncoderService, UserCache, UsersService, UserRecordsModule],
})
export class UsersModule {}
