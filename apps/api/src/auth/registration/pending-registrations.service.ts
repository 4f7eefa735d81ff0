import { Injectable } from '@nestjs/common';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { nameField } from '../../platform/errors/domain-error';
import { Clock } from '../../platform/clock/clock';
import { Secrets } from '../../platform/config/secrets';
import { STORED_LIMITS } from '../../platform/database/stored-limits';
import { PasswordHasher } from '../../platform/passwords/password-hasher';
import { AccountErasureService } from '../../users/erasure/account-erasure.service';
import type { UserRecord } from '../../users/user-record';
import { AccountsService } from '../../users/accounts.service';
import { RegistrationsService } from '../../users/registrations.service';
import { RegistrationCodesService } from './registration-codes.service';
import type { RegisterDto } from '../auth.dto';

/** How many registrations of one email address may wait for verification; a further one pushes out the oldest. */
const MOST_PENDING = STORED_LIMITS.users.most - 1;

/** A registration that was stored, with the key for the browser that made it. */
export interface NewRegistration {
  user: UserRecord;
  registrationKey: string;
}

/**
 * Registrations that wait for their email address to be verified: each an unverified account of its own, with its own
 * password, sessions, names, code and key, that knows nothing of the others of its email address. Verifying one makes
 * it the account and ends the others with all that hangs on them.
 */
@Injectable()
export class PendingRegistrationsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly registrations: RegistrationsService,
    private readonly passwords: PasswordHasher,
    private readonly codes: RegistrationCodesService,
    private readonly erasure: AccountErasureService,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a registration, whether or not the email address has an account: what happens to it is decided by whoever
   * reads the mail, and the answer takes as long either way.
   *
   * @throws InvalidCouponError for a code that cannot be used; nothing is stored then
   */
  async add(request: RegisterDto): Promise<NewRegistration> {
    const { email, password, firstName, lastName, gender } = request;
    const id = this.registrations.newId();
    const code = await nameField('accessCode', () => this.codes.reserve(request.accessCode, id));
    const registrationKey = randomBytes(32).toString('base64url');
    const user = await this.registrations.add({
      id,
      email,
      // One salt for all registrations of an email address, so that a sign-in costs one hash however many there are.
      passwordHash: await this.passwords.hash(password, { share: 'registration' }, this.getSalt(email)),
      firstName,
      lastName,
      gender,
      registration: { keyHash: getDigest(registrationKey), code },
      createdAt: this.clock.now(),
    });
    const pending = await this.registrations.listPending(email);
    for (const oldest of pending.slice(MOST_PENDING)) await this.discard(oldest);
    return { user, registrationKey };
  }

  /** Whether a browser holds the key of a registration. */
  isKeyOf({ registration }: UserRecord, key: string | undefined): boolean {
    if (!registration || !key) return false;
    return timingSafeEqual(Buffer.from(registration.keyHash), Buffer.from(getDigest(key)));
  }

  /**
   * Makes a registration the account of its email address. Of many at once one wins.
   *
   * @returns the account, and whether this call made it; null when another registration of the email address won, or
   *   this one is gone
   */
  async verify({ id }: UserRecord): Promise<{ account: UserRecord; wasFirst: boolean } | null> {
    const account = await this.registrations.verify(id);
    if (account) return { account: await this.settle(account), wasFirst: true };
    const current = await this.accounts.find(id);
    if (current?.isVerified) return { account: current, wasFirst: false };
    if (current) await this.discard(current);
    return null;
  }

  /**
   * Does what follows from a verification, also what a crash left undone: the code takes effect, the key loses its
   * meaning, and the other registrations of the email address go.
   */
  async settle(account: UserRecord): Promise<UserRecord> {
    const granted = account.registration ? await this.codes.confirm(account.registration, account.id) : null;
    const settled = granted && (await this.registrations.settle(account.id, granted));
    for (const other of await this.registrations.listPending(account.email)) await this.discard(other);
    return settled ?? account;
  }

  /** Keeps what a registration was promised for as long as a link that is mailed now. */
  async prolong({ id, registration }: UserRecord): Promise<void> {
    await this.codes.extend(registration, id);
  }

  /** Removes a registration with everything that hangs on it, unless it was verified meanwhile. */
  async discard({ id, registration }: UserRecord): Promise<void> {
    if (await this.erasure.deletePending(id)) await this.codes.release(registration, id);
  }

  private getSalt(email: string): Buffer {
    return createHmac('sha256', this.secrets.registrationSaltKey).update(email).digest().subarray(0, 16);
  }
}

function getDigest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
