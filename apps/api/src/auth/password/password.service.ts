import { Injectable } from '@nestjs/common';
import { nameField } from '../../platform/errors/domain-error';
import type { Caller } from '../../platform/http/access/caller.decorator';
import { PasswordHasher } from '../../platform/passwords/password-hasher';
import { assertNotEasyToGuess } from '../../platform/passwords/password-rules';
import { buildClientEmailKey } from '../../platform/rate-limit/client-key';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import { WrongPasswordError } from '../../users/users.errors';
import type { PasswordChange, UserRecord } from '../../users/user-record';
import { AccountsService } from '../../users/accounts.service';
import { CredentialsService } from '../../users/credentials.service';
import { UsersService } from '../../users/users.service';
import { AccountMailsService } from '../mails/account-mails.service';
import { InvalidLinkError } from '../auth.errors';
import { OneTimeTokensService } from '../mails/one-time-tokens.service';
import { PendingRegistrationsService } from '../registration/pending-registrations.service';
import { SessionsRepository } from '../sessions/sessions.repository';

/** Changing a password, with the old one or with a mailed link. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly credentials: CredentialsService,
    private readonly usersService: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly pending: PendingRegistrationsService,
    private readonly tokens: OneTimeTokensService,
    private readonly sessions: SessionsRepository,
    private readonly mails: AccountMailsService,
    private readonly limits: RateLimiter,
  ) {}

  /**
   * Enqueues a reset mail, if there is an account of this email address.
   *
   * @throws TooManyRequestsError after 20 of a client, or 3 of it (5 of all clients) for an email address, in an hour
   */
  async forgot(email: string, client: string): Promise<void> {
    await this.limits.consumeAll([
      ['forgot:client', client],
      ['forgot:client-email', buildClientEmailKey(client, email)],
      ['forgot:email', email],
    ]);
    await this.mails.enqueue('reset-password', await this.accounts.findByEmail(email));
  }

  /**
   * Sets a new password with a mailed link and ends every session. Whoever opens it reads the mail of the email
   * address: a registration that was pending becomes the account, and the others of the email address go.
   *
   * @throws InvalidLinkError when the link is unknown, used or older than an hour, or its registration is gone
   * @throws ValidationError for a password that is easy to guess; the link can be used again then
   */
  async reset(token: string, password: string, client: string): Promise<void> {
    const user = await this.limits.countWrong([['link:client', client]], () => this.findOwner(token));
    const passwordHash = await this.newHash(user, password, 'password');
    if (!(await this.tokens.use('reset-password', token))) throw createInvalidLink();
    if (!(await this.store(user, { passwordHash }))) throw createInvalidLink();
    if (!user.isVerified && !(await this.pending.verify(user))) throw createInvalidLink();
    // Whoever reads the mail of this email address owns it: what strangers tried there closes it no more.
    await this.limits.clear('sign-in:email', user.email);
    await this.limits.clear('confirm:account', user.id);
  }

  /**
   * Changes the password and ends every session but the one that asks.
   *
   * @throws WrongPasswordError when the current password is not right, or was changed while it was checked
   * @throws TooManyRequestsError after five wrong ones in 15 minutes
   * @throws ValidationError for a new password that is easy to guess
   */
  async change(
    { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
    client: string,
    current: string,
    next: string,
  ): Promise<void> {
    const user = await nameField('currentPassword', () =>
      this.usersService.confirmPassword(userId, current, client),
    );
    const passwordHash = await this.newHash(user, next, 'newPassword');
    const expectedVersion = user.credentialVersion;
    const changed = await this.store(user, { passwordHash, keptSessionId: sessionId, expectedVersion });
    if (!changed) throw new WrongPasswordError().about('currentPassword');
  }

  private async findOwner(token: string): Promise<UserRecord> {
    const found = await this.tokens.find('reset-password', token);
    const user = found && !found.usedAt ? await this.accounts.find(found.userId) : null;
    if (!user) throw createInvalidLink();
    return user;
  }

  private newHash(
    { id, email, firstName, lastName }: UserRecord,
    password: string,
    field: string,
  ): Promise<string> {
    assertNotEasyToGuess(password, { email, names: [firstName, lastName] }, field);
    return this.passwords.hash(password, { share: 'confirmation', key: id });
  }

  /** False when the account is gone, or at another credential version than expected. */
  private async store(user: UserRecord, password: PasswordChange): Promise<boolean> {
    if (!(await this.credentials.setPassword(user.id, password))) return false;
    await this.mails.enqueue('password-changed', user);
    // None of them is admitted any more; they are removed for tidiness.
    await this.sessions.endAll(user.id, password.keptSessionId);
    return true;
  }
}

function createInvalidLink(): InvalidLinkError {
  return new InvalidLinkError('This reset link is invalid or has expired. Please request a new one.');
}
