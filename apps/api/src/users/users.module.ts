import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PROFILE_IMAGE_MODEL, profileImageSchema } from './profile-image.schema';
import { ProfileImagesController } from './profile-images.controller';
import { ProfileImagesRepository } from './profile-images.repository';
import { PictureEncoder } from './pictures/picture-encoder';
import { UserCache } from './user-cache';
import { UserRecordsModule } from './user-records.module';
import { UsersController } from './users.controller';
import { UsersService } from './users.service';

@Module({
  imports: [
    UserRecordsModule,
    MongooseModule.forFeature([{ name: PROFILE_IMAGE_MODEL, schema: profileImageSchema }]),
  ],
  controllers: [UsersController, ProfileImagesController],
  providers: [PictureEncoder, UserCache, UsersService, ProfileImagesRepository],
  exports: [UserCache, UsersService, UserRecordsModule],
})
export class UsersModule {}
