import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ChangedUsers } from './changed-users';
import { ChangedUsersRepository } from './changed-users.repository';
import { CHANGED_USERS_MODEL, changedUsersSchema } from './changed-users.schema';
import { USER_MODEL, userSchema } from './user.schema';
import { UsersRepository } from './users.repository';

/** The stored people, for doors that serve none of the routes about them. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: USER_MODEL, schema: userSchema },
      { name: CHANGED_USERS_MODEL, schema: changedUsersSchema },
    ]),
  ],
  providers: [ChangedUsers, ChangedUsersRepository, UsersRepository],
  exports: [ChangedUsers, UsersRepository],
})
export class UserRecordsModule {}
