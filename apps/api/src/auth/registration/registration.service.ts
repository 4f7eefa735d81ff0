import { maskEmail, type Locale } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { PasswordHasher } from '../../users/passwords/password-hasher';
import { assertNotEasyToGuess } from '../../users/passwords/password-rules';
import { buildClientEmailKey } from '../../platform/rate-limit/client-key';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import type { UserRecord } from '../../users/user-record';
import { AccountsService } from '../../users/accounts.service';
import { RegistrationsService } from '../../users/registrations.service';
import { AccountMailsService } from '../mails/account-mails.service';
import { InvalidLinkError, PasswordRequiredError, WrongRegistrationPasswordError } from '../auth.errors';
import { OneTimeTokensService } from '../mails/one-time-tokens.service';
import { InvitationsService } from './invitations.service';
import { PendingRegistrationsService, type ProvenRegistration } from './pending-registrations.service';
import { SessionsService } from '../sessions/sessions.service';
import type { RegisterDto, VerifyEmailResponse } from '../auth.dto';
import { errors, responses as t } from '../messages.en';

const signUps = new Counter({
  name: 'figura_sign_ups_total',
  help: 'Registrations, and verified registrations',
  labelNames: ['step'],
});

@Injectable()
export class RegistrationService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly registrations: RegistrationsService,
    private readonly pending: PendingRegistrationsService,
    private readonly passwords: PasswordHasher,
    private readonly tokens: OneTimeTokensService,
    private readonly sessions: SessionsService,
    private readonly mails: AccountMailsService,
    private readonly limits: RateLimiter,
    private readonly invitations: InvitationsService,
  ) {}

  /**
   * Returns the key that verifies in this browser, also for a known address. Limits per hour: 20 registrations or 10 wrong codes for a
   * client; for an email address 4 per client, 8 from all.
   */
  async register(request: RegisterDto, client: string, locale: Locale | null): Promise<string> {
    await this.limits.consume('register:client', client);
    const { email, password, firstName, lastName } = request;
    assertNotEasyToGuess(password, { email, names: [firstName, lastName] });
    await this.limits.consumeAll([
      ['register:client-email', buildClientEmailKey(client, email)],
      ['register:email', email],
    ]);
    const guesses = listGuesses(request, client);
    const { user, registrationKey } = await this.limits.countWrong([['link:client', client]], () =>
      this.limits.guess(guesses, () =>
        this.invitations.admit(request, () => this.pending.add(request, locale)),
      ),
    );
    signUps.inc({ step: 'registered' });
    await this.mails.enqueue('verify-email', user);
    return registrationKey;
  }

  /** Deletes the new account if `link` fails. Null when the address has an account. */
  async registerProven(
    request: ProvenRegistration,
    client: string,
    locale: Locale | null,
    link: (userId: string) => Promise<void>,
  ): Promise<UserRecord | null> {
    const { email } = request;
    await this.limits.consumeAll([
      ['register:client', client],
      ['register:client-email', buildClientEmailKey(client, email)],
      ['register:email', email],
    ]);
    if ((await this.accounts.findByEmail(email))?.isVerified) return null;
    const guesses = listGuesses(request, client);
    const account = await this.limits.countWrong([['link:client', client]], () =>
      this.limits.guess(guesses, () =>
        this.invitations.admit(request, () => this.addProven(request, locale, link)),
      ),
    );
    if (!account) return null;
    signUps.inc({ step: 'registered' });
    signUps.inc({ step: 'verified' });
    await this.mails.enqueue('welcome', account);
    return account;
  }

  /** Of the browser's key, else the newest. Limits per hour: 20 for a client; for an email address 3 per client, 5 from all. */
  async resendVerification(
    email: string,
    registrationKey: string | undefined,
    client: string,
  ): Promise<void> {
    await this.limits.consumeAll([
      ['resend:client', client],
      ['resend:client-email', buildClientEmailKey(client, email)],
      ['resend:email', email],
    ]);
    const candidates = await this.registrations.findOpen(email);
    const own = candidates.find((user) => this.pending.hasKey(user, registrationKey)) ?? candidates[0];
    if (own) await this.pending.extendReservation(own);
    await this.mails.enqueue('verify-email', own ?? null);
  }

  /**
   * The first use signs in; later ones only report success. Links last a day. Nothing changes without the key.
   */
  async verifyWithKey(
    token: string,
    registrationKey: string | undefined,
    client: string,
  ): Promise<VerifyEmailResponse> {
    const user = await this.findRegistrant(token, client);
    if (user.isVerified) return this.saySo(user);
    if (!this.pending.hasKey(user, registrationKey)) throw new PasswordRequiredError(maskEmail(user.email));
    return this.verify(user);
  }

  /** For any browser. Wrong passwords in 15 minutes: 5 for a registration, 50 from a client. */
  async verifyWithPassword(token: string, password: string, client: string): Promise<VerifyEmailResponse> {
    const user = await this.findRegistrant(token, client);
    if (user.isVerified) return this.saySo(user);
    const counters = [
      ['verify-email:client', client],
      ['verify-email:account', user.id],
    ] as const;
    await this.limits.guess(counters, async () => {
      const turn = { purpose: 'sign-in', key: user.email } as const;
      if (!(await this.passwords.verify(user.passwordHash, password, turn)))
        throw new WrongRegistrationPasswordError();
    });
    return this.verify(user);
  }

  private async addProven(
    request: ProvenRegistration,
    locale: Locale | null,
    link: (userId: string) => Promise<void>,
  ): Promise<UserRecord | null> {
    const { user } = await this.pending.add({ ...request, password: null }, locale);
    try {
      await link(user.id);
    } catch (error) {
      await this.pending.discard(user);
      throw error;
    }
    return (await this.pending.verify(user))?.account ?? null;
  }

  private findRegistrant(token: string, client: string): Promise<UserRecord> {
    return this.limits.countWrong([['link:client', client]], async () => {
      const found = await this.tokens.find('verify-email', token);
      const user = found && (await this.accounts.find(found.userId));
      if (!user) throw createInvalidLinkError();
      return user;
    });
  }

  private async verify(user: UserRecord): Promise<VerifyEmailResponse> {
    const outcome = await this.pending.verify(user);
    if (!outcome) throw createInvalidLinkError();
    const { account, wasFirst } = outcome;
    if (!wasFirst) return { message: t('verified') };
    signUps.inc({ step: 'verified' });
    await this.mails.enqueue('welcome', account);
    return { message: t('verified'), ...(await this.sessions.start(account)) };
  }

  private async saySo(account: UserRecord): Promise<VerifyEmailResponse> {
    await this.pending.settle(account);
    return { message: t('verified') };
  }
}

function createInvalidLinkError(): InvalidLinkError {
  return new InvalidLinkError(errors('invalidVerificationLink'));
}

/** An access code in a registration counts as a guess. */
function listGuesses({ accessCode }: Pick<RegisterDto, 'accessCode'>, client: string) {
  return accessCode?.trim() ? ([['access-code:client', client]] as const) : [];
}
