import { Injectable } from '@nestjs/common';
import { nameField } from '../../platform/errors/domain-error';
import type { Caller } from '../../platform/http/access/caller.decorator';
import { PasswordHasher } from '../../users/passwords/password-hasher';
import { assertNotEasyToGuess } from '../../users/passwords/password-rules';
import { buildClientEmailKey } from '../../platform/rate-limit/client-key';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import { WrongPasswordError } from '../../users/users.errors';
import type { PasswordChange, UserRecord } from '../../users/user-record';
import { AccountsService } from '../../users/accounts.service';
import { CredentialsService } from '../../users/credentials.service';
import { UsersService } from '../../users/users.service';
import { AccountMailsService } from '../mails/account-mails.service';
import { HasPasswordError, InvalidLinkError } from '../auth.errors';
import { OneTimeTokensService } from '../mails/one-time-tokens.service';
import { PendingRegistrationsService } from '../registration/pending-registrations.service';
import { SessionsRepository } from '../sessions/sessions.repository';
import { SignInMethodsService } from '../sign-in-methods/sign-in-methods.service';
import { errors as t } from '../messages.en';

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
    private readonly methods: SignInMethodsService,
    private readonly mails: AccountMailsService,
    private readonly limits: RateLimiter,
  ) {}

  /** Limits per hour: 20 for a client; for an email address 3 per client, 5 from all. */
  async requestReset(email: string, client: string): Promise<void> {
    await this.limits.consumeAll([
      ['forgot:client', client],
      ['forgot:client-email', buildClientEmailKey(client, email)],
      ['forgot:email', email],
    ]);
    await this.mails.enqueue('reset-password', await this.accounts.findByEmail(email));
  }

  /**
   * Ends every session and removes passkeys and linked providers, which a thief may have added; the second factor stays. A pending
   * registration becomes the account. A rejected password does not use up the link.
   */
  async reset(token: string, password: string, client: string): Promise<void> {
    const user = await this.limits.countWrong([['link:client', client]], () => this.findOwner(token));
    const passwordHash = await this.hashNew(user, password, 'password');
    if (!(await this.tokens.use('reset-password', token))) throw createInvalidLinkError();
    // Before the credential version is raised, so that a concurrent sign-in with one of them fails either way.
    await this.methods.removeOthers(user.id);
    if (!(await this.store(user, { passwordHash }))) throw createInvalidLinkError();
    if (!user.isVerified && !(await this.pending.verify(user))) throw createInvalidLinkError();
    // Failed attempts by strangers must not lock the owner out.
    await this.limits.clear('sign-in:email', user.email);
    await this.limits.clear('confirm:account', user.id);
  }

  /**
   * Ends every session but the caller's. Five wrong passwords are allowed in 15 minutes. @throws
   * WrongPasswordError also when the password changed during the check
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
    const passwordHash = await this.hashNew(user, next, 'newPassword');
    const expectedVersion = user.credentialVersion;
    const changed = await this.store(user, { passwordHash, keptSessionId: sessionId, expectedVersion });
    if (!changed) throw new WrongPasswordError().about('currentPassword');
  }

  /** For an account without a password; ends the other sessions. @throws SignInAgainError */
  async setFirst(caller: Caller, client: string, password: string): Promise<void> {
    const user = await this.usersService.record(caller.userId);
    if (user.passwordHash !== null) throw new HasPasswordError();
    await this.usersService.confirm(caller, undefined, client);
    const passwordHash = await this.hashNew(user, password, 'newPassword');
    const { sessionId: keptSessionId } = caller;
    const expectedVersion = user.credentialVersion;
    if (!(await this.store(user, { passwordHash, keptSessionId, expectedVersion })))
      throw new HasPasswordError();
  }

  private async findOwner(token: string): Promise<UserRecord> {
    const found = await this.tokens.find('reset-password', token);
    const user = found && !found.usedAt ? await this.accounts.find(found.userId) : null;
    if (!user) throw createInvalidLinkError();
    return user;
  }

  private hashNew(
    { id, email, firstName, lastName }: UserRecord,
    password: string,
    field: string,
  ): Promise<string> {
    assertNotEasyToGuess(password, { email, names: [firstName, lastName] }, field);
    return this.passwords.hash(password, { purpose: 'confirmation', key: id });
  }

  /** False when the account is gone or its credential version changed. */
  private async store(user: UserRecord, password: PasswordChange): Promise<boolean> {
    if (!(await this.credentials.setPassword(user.id, password))) return false;
    await this.mails.enqueue('password-changed', user);
    await this.sessions.endAll(user.id, password.keptSessionId);
    return true;
  }
}

function createInvalidLinkError(): InvalidLinkError {
  return new InvalidLinkError(t('invalidResetLink'));
}
