import { findWearer } from '@figura/classifier';
import { findFirstPresentation, NO_PREFERENCES, type Locale } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import type { NewUser, UserChanges, UserRecord } from './user-record';
import { UsersRepository } from './users.repository';

@Injectable()
export class RegistrationsService {
  constructor(private readonly users: UsersRepository) {}

  /** Created early, since reservations need it before the record is stored. */
  createId(): string {
    return this.users.createId();
  }

  async add({
    locale,
    ...user
  }: Omit<NewUser, 'isVerified'> & { locale: Locale | null }): Promise<UserRecord> {
    // Never null: only verified accounts can conflict.
    // Men's sizes were stated by the user, not assumed.
    const presentation =
      user.startAnswers && findWearer(user.startAnswers) === 'men'
        ? 'mens'
        : findFirstPresentation(user.gender);
    const preferences = { ...NO_PREFERENCES, presentation, locale };
    return (await this.users.create({ ...user, preferences }))!;
  }

  listPending(email: string): Promise<UserRecord[]> {
    return this.users.findPending(email);
  }

  /** Newest first; none when the email address has an account. */
  async findOpen(email: string): Promise<UserRecord[]> {
    return (await this.users.findForSignIn(email)).filter(({ isVerified }) => !isVerified);
  }

  /** Null when it is no longer pending, or another registration won. */
  verify(id: string): Promise<UserRecord | null> {
    return this.users.verify(id);
  }

  settle(id: string, granted: UserChanges): Promise<UserRecord | null> {
    return this.users.update(id, { ...granted, registration: null });
  }
}
