import { Injectable } from '@nestjs/common';
import type { NewUser, UserChanges, UserRecord } from './user-record';
import { UsersRepository } from './users.repository';

/** Unverified accounts, of which an email address may have several. */
@Injectable()
export class RegistrationsService {
  constructor(private readonly users: UsersRepository) {}

  /** An id for a registration that is to be stored: what it reserves is reserved before. */
  newId(): string {
    return this.users.newId();
  }

  async add(user: Omit<NewUser, 'isVerified'>): Promise<UserRecord> {
    // Only verified accounts can be in one another's way.
    return (await this.users.create(user))!;
  }

  /** All that wait for an email address to be verified, newest first. */
  listPending(email: string): Promise<UserRecord[]> {
    return this.users.findPending(email);
  }

  /** Those that could still become the account of an email address, newest first; none when it has one. */
  async openOf(email: string): Promise<UserRecord[]> {
    return (await this.users.findForSignIn(email)).filter(({ isVerified }) => !isVerified);
  }

  /**
   * Makes a registration the account of its email address; null when it is pending no longer, or another one of the
   * email address became the account first.
   */
  verify(id: string): Promise<UserRecord | null> {
    return this.users.verify(id);
  }

  /** Ends the registration of a verified account, which gets what its code grants; null when the account was deleted. */
  settle(id: string, granted: UserChanges): Promise<UserRecord | null> {
    return this.users.update(id, { ...granted, registration: null });
  }
}
