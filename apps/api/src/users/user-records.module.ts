import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PROFILE_IMAGE_MODEL, profileImageSchema } from './profile/profile-image.schema';
import { ProfileImagePersonalData } from './profile/profile-image.personal-data';
import { PasswordHasher } from './passwords/password-hasher';
import { PicturesModule } from '../pictures/pictures.module';
import { ProfileImagesRepository } from './profile/profile-images.repository';
import { AccountErasureService } from './erasure/account-erasure.service';
import { UserCache } from './user.cache';
import { UsersService } from './users.service';
import { AccountsService } from './accounts.service';
import { CredentialsService } from './credentials.service';
import { RegistrationsService } from './registrations.service';
import { USER_MODEL, userSchema } from './user.schema';
import { UserListsRepository } from './user-lists.repository';
import { UsersRepository } from './users.repository';

@Module({
  imports: [
    PicturesModule,
    MongooseModule.forFeature([
      { name: USER_MODEL, schema: userSchema },
      { name: PROFILE_IMAGE_MODEL, schema: profileImageSchema },
    ]),
  ],
  providers: [
    AccountErasureService,
    AccountsService,
    CredentialsService,
    PasswordHasher,
    RegistrationsService,
    ProfileImagePersonalData,
    ProfileImagesRepository,
    UserCache,
    UserListsRepository,
    UsersRepository,
    UsersService,
  ],
  exports: [
    AccountErasureService,
    AccountsService,
    CredentialsService,
    PasswordHasher,
    RegistrationsService,
    ProfileImagesRepository,
    UserCache,
    UsersRepository,
    UsersService,
  ],
})
export class UserRecordsModule {}
