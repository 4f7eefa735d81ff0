import { Injectable } from '@nestjs/common';
import { ChangedUsers } from './changed-users';
import { LiveRecords } from './live-records';
import { UsersRepository, type UserRecord } from './users.repository';

/** People as they are now, without asking the database each time. For what must not be two seconds old ask it. */
@Injectable()
export class LiveUsers extends LiveRecords<UserRecord> {
  constructor(changed: ChangedUsers, users: UsersRepository) {
    super(changed, 'account', (userId) => users.findById(userId));
  }
}
