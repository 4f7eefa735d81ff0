import { Injectable } from '@nestjs/common';
import type { NewUser, UserRecord } from './user-record';
import { UserListsRepository } from './user-lists.repository';
import { UsersRepository } from './users.repository';

/** Accounts as they are stored at this moment, for whoever acts on one without its owner being there. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly lists: UserListsRepository,
  ) {}

  /** Null when the account was deleted. */
  find(userId: string): Promise<UserRecord | null> {
    return this.users.findById(userId);
  }

  /** The account of an email address: the verified one, and where there is none the newest pending registration. */
  findByEmail(email: string): Promise<UserRecord | null> {
    return this.users.findByEmail(email);
  }

  /** Accounts and registrations whose email addresses begin with a text, in the order of the alphabet. */
  search(beginning: string, limit: number): Promise<UserRecord[]> {
    return this.lists.findByBeginning(beginning, limit);
  }

  /** Gives a verified account another email address; false when another one has it, or the account is gone. */
  async changeEmail(userId: string, email: string): Promise<boolean> {
    return (await this.users.changeEmail(userId, email)) !== null;
  }

  /** Ids of paying, verified users who want the mail on Mondays, those after an id, `limit` at most, in their order. */
  mondayReaders(after: string | null, limit: number): Promise<string[]> {
    return this.lists.findMondayReaders(after, limit);
  }

  /** Whoever has stopped the mail on Mondays gets none until they ask for it again. */
  async stopMondayMail(userId: string): Promise<void> {
    await this.users.setPreferences(userId, { mondayMail: false });
  }

  /** How many accounts there are, and how many were made since a moment. */
  count(since: Date): Promise<Record<string, number>> {
    return this.lists.count(since);
  }

  /**
   * Stores an account whose email address needs no verification; null when the email address has a verified account
   * already.
   */
  createVerified(user: Omit<NewUser, 'isVerified' | 'registration'>): Promise<UserRecord | null> {
    return this.users.create({ ...user, isVerified: true });
  }

  /** Gives lifetime access; false when the account was deleted. */
  async grantAccess(userId: string): Promise<boolean> {
    return (await this.users.update(userId, { hasPaid: true })) !== null;
  }

  /** Takes lifetime access away. */
  async revokeAccess(userId: string): Promise<void> {
    await this.users.update(userId, { hasPaid: false });
  }

  /** Puts a coupon code, or none, in the place of the one that the account holds, and returns the one before. */
  replaceCoupon(userId: string, code: string | null): Promise<string | null> {
    return this.users.exchangeCoupon(userId, code);
  }
}
