import { Injectable } from '@nestjs/common';
import { ChangedUsers } from '../users/changed-users';
import { LiveRecords } from '../users/live-records';
import { SessionsRepository, type SessionRecord } from './sessions.repository';

/** The sessions of people, by their ids, without asking the database each time. */
@Injectable()
export class LiveSessions extends LiveRecords<ReadonlyMap<string, SessionRecord>> {
  constructor(changed: ChangedUsers, sessions: SessionsRepository) {
    super(
      changed,
      'sessions',
      async (userId) => new Map((await sessions.findAll(userId)).map((each) => [each.id, each])),
    );
  }
}
