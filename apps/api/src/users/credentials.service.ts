import { Injectable } from '@nestjs/common';
import type { PasswordChange, UserRecord } from './user-record';
import { UsersRepository } from './users.repository';

@Injectable()
export class CredentialsService {
  constructor(private readonly users: UsersRepository) {}

  findCandidates(email: string): Promise<UserRecord[]> {
    return this.users.findForSignIn(email);
  }

  /**
   * Ends all older sessions but the kept one. False when the account no longer exists or the password is not at
   * the expected version.
   */
  async setPassword(userId: string, password: PasswordChange): Promise<boolean> {
    return (await this.users.changePassword(userId, password)) !== null;
  }

  /** Ends all sessions that began earlier, except the kept one. */
  async raiseVersion(userId: string, keptSessionId: string): Promise<void> {
    await this.users.raiseCredentialVersion(userId, keptSessionId);
  }

  /** Skipped when the password was changed meanwhile. */
  async rehash(userId: string, oldHash: string, strongerHash: string): Promise<void> {
    await this.users.replaceHash(userId, oldHash, strongerHash);
  }
}
