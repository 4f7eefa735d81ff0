import type { Locale } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { nameField } from '../../platform/errors/domain-error';
import { Clock } from '../../platform/clock/clock';
import { Secrets } from '../../platform/config/secrets';
import { STORED_LIMITS } from '../../platform/database/stored-limits';
import { PasswordHasher } from '../../users/passwords/password-hasher';
import { createSecretToken, hashSecret } from '../../platform/secret-token';
import { BodyTypeService } from '../../body-type/body-type.service';
import { AccountErasureService } from '../../users/erasure/account-erasure.service';
import type { UserRecord } from '../../users/user-record';
import { AccountsService } from '../../users/accounts.service';
import { RegistrationsService } from '../../users/registrations.service';
import { RegistrationCodesService } from './registration-codes.service';
import type { RegisterDto } from '../auth.dto';

/** Per email address; another registration replaces the oldest. */
const MAX_PENDING = STORED_LIMITS.users.max - 1;

export type ProvenRegistration = Omit<RegisterDto, 'password'>;

export interface NewRegistration {
  id: string;
  user: UserRecord;
  registrationKey: string;
}

/** An unverified account with its own password. Verifying one ends the others of its email address. */
@Injectable()
export class PendingRegistrationsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly registrations: RegistrationsService,
    private readonly bodyTypes: BodyTypeService,
    private readonly passwords: PasswordHasher,
    private readonly codes: RegistrationCodesService,
    private readonly erasure: AccountErasureService,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** Takes equally long when the email address has an account. Stores nothing for an invalid coupon. */
  async add(
    request: ProvenRegistration & { password: string | null },
    locale: Locale | null,
  ): Promise<NewRegistration> {
    const { email, password, firstName, lastName, gender, start, adult } = request;
    const createdAt = this.clock.now();
    const id = this.registrations.createId();
    const code = await nameField('accessCode', () => this.codes.reserve(request.accessCode, id));
    const registrationKey = createSecretToken();
    const user = await this.registrations.add({
      locale,
      id,
      email,
      // One salt for all registrations of an email address, so a sign-in costs one hash.
      passwordHash:
        password === null
          ? null
          : await this.passwords.hash(password, { purpose: 'registration' }, this.deriveSalt(email)),
      firstName,
      lastName,
      gender,
      registration: { keyHash: hashSecret(registrationKey), code },
      ...(start && this.bodyTypes.createEstimated(start, {})),
      ...(adult && { adultAt: createdAt }),
      createdAt,
    });
    const pending = await this.registrations.listPending(email);
    for (const oldest of pending.slice(MAX_PENDING)) await this.discard(oldest);
    return { id, user, registrationKey };
  }

  hasKey({ registration }: UserRecord, key: string | undefined): boolean {
    if (!registration || !key) return false;
    return timingSafeEqual(Buffer.from(registration.keyHash), Buffer.from(hashSecret(key)));
  }

  /**
   * Only one of several concurrent calls succeeds. Null when another registration won or this one no longer
   * exists.
   */
  async verify({ id }: UserRecord): Promise<{ account: UserRecord; wasFirst: boolean } | null> {
    const account = await this.registrations.verify(id);
    if (account) return { account: await this.settle(account), wasFirst: true };
    const current = await this.accounts.find(id);
    if (current?.isVerified) return { account: current, wasFirst: false };
    if (current) await this.discard(current);
    return null;
  }

  /** Also completes what a crash left unfinished. */
  async settle(account: UserRecord): Promise<UserRecord> {
    const granted = account.registration ? await this.codes.confirm(account.registration, account.id) : null;
    const settled = granted && (await this.registrations.settle(account.id, granted));
    for (const other of await this.registrations.listPending(account.email)) await this.discard(other);
    return settled ?? account;
  }

  async extendReservation({ id, registration }: UserRecord): Promise<void> {
    await this.codes.extend(registration, id);
  }

  /** Does nothing if it was verified meanwhile. */
  async discard({ id, registration }: UserRecord): Promise<void> {
    if (await this.erasure.deletePending(id)) await this.codes.release(registration, id);
  }

  private deriveSalt(email: string): Buffer {
    return createHmac('sha256', this.secrets.registrationSaltKey).update(email).digest().subarray(0, 16);
  }
}
