import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { USER_MODEL, userSchema } from './user.schema';
import { UsersRepository } from './users.repository';

/** The stored people, for doors that serve none of the routes about them. */
@Module({
  imports: [MongooseModule.forFeature([{ name: USER_MODEL, schema: userSchema }])],
  providers: [UsersRepository],
  exports: [UsersRepository],
})
export class UserRecordsModule {}
