import { Module } from '@nestjs/common';
import { AccountErasureModule } from './account-erasure.module';
import { EraseAfterRequest } from './erase-after-request';
import { PictureEncoder } from './pictures/picture-encoder';
import { ProfileImagesController } from './profile-images.controller';
import { ProfileService } from './profile.service';
import { UserCache } from './user-cache';
import { UserRecordsModule } from './user-records.module';
import { UsersController } from './users.controller';
import { UsersService } from './users.service';

@Module({
  imports: [UserRecordsModule, AccountErasureModule],
  controllers: [UsersController, ProfileImagesController],
  providers: [EraseAfterRequest, PictureEncoder, ProfileService, UserCache, UsersService],
  exports: [AccountErasureModule, UserCache, UsersService, UserRecordsModule],
})
export class UsersModule {}
