import { Injectable } from '@nestjs/common';
import type { NewUser, UserRecord } from './user-record';
import { UserListsRepository } from './user-lists.repository';
import { UsersRepository } from './users.repository';

@Injectable()
export class AccountsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly lists: UserListsRepository,
  ) {}

  find(userId: string): Promise<UserRecord | null> {
    return this.users.findById(userId);
  }

  /** The verified account, else the newest pending registration. */
  findByEmail(email: string): Promise<UserRecord | null> {
    return this.users.findByEmail(email);
  }

  search(beginning: string, limit: number): Promise<UserRecord[]> {
    return this.lists.findByPrefix(beginning, limit);
  }

  /** False when another account has it, or the account is gone. */
  async changeEmail(userId: string, email: string): Promise<boolean> {
    return (await this.users.changeEmail(userId, email)) !== null;
  }

  /** Paged by id; only paying, verified users. */
  findMondayReaders(after: string | null, limit: number): Promise<string[]> {
    return this.lists.findMondayReaders(after, limit);
  }

  async stopMondayMail(userId: string): Promise<void> {
    await this.users.setPreferences(userId, { mondayMail: false });
  }

  count(since: Date): Promise<Record<string, number>> {
    return this.lists.count(since);
  }

  /** Null when the email address has a verified account. */
  createVerified(user: Omit<NewUser, 'isVerified' | 'registration'>): Promise<UserRecord | null> {
    return this.users.create({ ...user, isVerified: true });
  }

  /** False when the account was deleted. */
  async grantAccess(userId: string): Promise<boolean> {
    return (await this.users.update(userId, { hasPaid: true })) !== null;
  }

  async revokeAccess(userId: string): Promise<void> {
    await this.users.update(userId, { hasPaid: false });
  }

  /** Null removes the code; returns the previous one. */
  replaceCoupon(userId: string, code: string | null): Promise<string | null> {
    return this.users.exchangeCoupon(userId, code);
  }
}
