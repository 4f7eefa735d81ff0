import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PROFILE_IMAGE_MODEL, profileImageSchema } from './profile-image.schema';
import { ProfileImagesController } from './profile-images.controller';
import { ProfileImagesRepository } from './profile-images.repository';
import { USER_MODEL, userSchema } from './user.schema';
import { UsersController } from './users.controller';
import { UsersRepository } from './users.repository';
import { UsersService } from './users.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: USER_MODEL, schema: userSchema },
      { name: PROFILE_IMAGE_MODEL, schema: profileImageSchema },
    ]),
  ],
  controllers: [UsersController, ProfileImagesController],
  providers: [UsersService, UsersRepository, ProfileImagesRepository],
  exports: [UsersService, UsersRepository],
})
export class UsersModule {}
