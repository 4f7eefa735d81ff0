import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation';
import { RecordCache } from '../../platform/cache/record-cache';
import { SessionsRepository, type SessionRecord } from './sessions.repository';

/** Sessions are at most two seconds old. */
@Injectable()
export class SessionCache extends RecordCache<SessionRecord> {
  constructor(sessions: SessionsRepository, invalidation: CacheInvalidation) {
    super('sessions', (id) => sessions.find(id));
    invalidation.subscribe('session', (id) => this.invalidate(id));
    invalidation.subscribe('sessions-of-user', (userId) =>
      this.invalidateWhere((session) => session.userId === userId),
    );
  }
}
