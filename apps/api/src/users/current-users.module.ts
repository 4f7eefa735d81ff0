import { Module } from '@nestjs/common';
import { AccountErasureModule } from './erasure/account-erasure.module';
import { UserCache } from './user.cache';
import { UserRecordsModule } from './user-records.module';
import { UsersService } from './users.service';

/** The users as they are now, for entry points that serve none of the routes about them. */
@Module({
  imports: [UserRecordsModule, AccountErasureModule],
  providers: [UserCache, UsersService],
  exports: [AccountErasureModule, UserCache, UserRecordsModule, UsersService],
})
export class CurrentUsersModule {}
