import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../platform/cache/cache-invalidation';
import { RecordCache } from '../platform/cache/record-cache';
import type { UserRecord } from './user-record';
import { UsersRepository } from './users.repository';

/** Accounts by id, at most two seconds old. Fresher data comes from the repository. */
@Injectable()
export class UserCache extends RecordCache<UserRecord> {
  constructor(users: UsersRepository, invalidation: CacheInvalidation) {
    super('users', (id) => users.findById(id));
    invalidation.subscribe('user', (id) => this.invalidate(id));
  }
}
