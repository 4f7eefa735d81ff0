import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ChangedUsers } from './changed-users';
import { USER_CHANGE_MODEL, userChangeSchema } from './user-change.schema';
import { UserChangesRepository } from './user-changes.repository';
import { USER_MODEL, userSchema } from './user.schema';
import { UsersRepository } from './users.repository';

/** The stored people, for doors that serve none of the routes about them. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: USER_MODEL, schema: userSchema },
      { name: USER_CHANGE_MODEL, schema: userChangeSchema },
    ]),
  ],
  providers: [ChangedUsers, UserChangesRepository, UsersRepository],
  exports: [ChangedUsers, UsersRepository],
})
export class UserRecordsModule {}
