import { Injectable } from '@nestjs/common';
import type { PasswordChange, UserRecord } from './user-record';
import { UsersRepository } from './users.repository';

/** Whose passwords open what. */
@Injectable()
export class CredentialsService {
  constructor(private readonly users: UsersRepository) {}

  /** Who may sign in with an email address: its verified account alone, or its pending registrations, newest first. */
  candidates(email: string): Promise<UserRecord[]> {
    return this.users.findForSignIn(email);
  }

  /**
   * Sets a new password, which ends every session that was begun before, but the one that is kept. False when the account
   * was deleted, or its password was changed since the expected version.
   */
  async setPassword(userId: string, password: PasswordChange): Promise<boolean> {
    return (await this.users.changePassword(userId, password)) !== null;
  }

  /** Stores a stronger hash of the same password, unless the password was changed meanwhile. */
  async rehash({ id, passwordHash }: UserRecord, strongerHash: string): Promise<void> {
    await this.users.replaceHash(id, passwordHash, strongerHash);
  }
}
