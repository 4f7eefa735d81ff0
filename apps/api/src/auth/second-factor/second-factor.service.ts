import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { MINUTE_MS } from '../../platform/clock/durations';
import type { Caller } from '../../platform/http/access/caller.decorator';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import type { UserRecord } from '../../users/user-record';
import { UsersService } from '../../users/users.service';
import { PasskeysRepository } from '../passkeys/passkeys.repository';
import { SignInMethodsService } from '../sign-in-methods/sign-in-methods.service';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes';
import {
  NoPasskeyError,
  NoSecondFactorError,
  TotpNotStartedError,
  NoPasswordError,
  TotpAlreadyOnError,
  WrongCodeError,
} from './second-factor.errors';
import { SecondFactorsRepository } from './second-factors.repository';
import { TotpService } from './totp.service';

const SETUP_MS = 15 * MINUTE_MS;

@Injectable()
export class SecondFactorService {
  constructor(
    private readonly users: UsersService,
    private readonly factors: SecondFactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly totp: TotpService,
    private readonly methods: SignInMethodsService,
    private readonly limits: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async beginTotp(caller: Caller, password: string | undefined, client: string) {
    const { id, email } = await this.confirm(caller, password, client);
    if ((await this.factors.find(id))?.totpSeed) throw new TotpAlreadyOnError();
    const seed = this.totp.createSeed();
    await this.factors.begin(id, { seed, startedAt: this.clock.now() });
    return this.totp.describe(seed, email);
  }

  /** Turns it on, ends the other sessions, and returns recovery codes that are not shown again. */
  async confirmTotp(caller: Caller, code: string, client: string): Promise<string[]> {
    const { userId } = caller;
    const { pending, step } = await this.limits.guess(
      [
        ['second-factor:client', client],
        ['second-factor:account', userId],
      ],
      async () => {
        const setup = (await this.factors.find(userId))?.pending;
        if (!setup || this.clock.now().getTime() - setup.startedAt.getTime() > SETUP_MS)
          throw new TotpNotStartedError();
        const found = this.totp.findStep(setup.seed, code.replace(/\s/g, ''));
        if (found === null) throw new WrongCodeError();
        return { pending: setup, step: found };
      },
    );
    const { codes, turnedOn } = this.turnOn();
    if (!(await this.factors.confirm(userId, pending, step, turnedOn))) throw new TotpNotStartedError();
    await this.methods.endOtherSessions(caller);
    return codes;
  }

  async requirePasskey(caller: Caller, password: string | undefined, client: string): Promise<string[]> {
    const { id } = await this.confirm(caller, password, client);
    if ((await this.passkeys.count(id)) === 0) throw new NoPasskeyError();
    const { codes, turnedOn } = this.turnOn();
    await this.factors.requirePasskey(id, turnedOn);
    await this.methods.endOtherSessions(caller);
    return codes;
  }

  async renewRecoveryCodes(caller: Caller, password: string | undefined, client: string): Promise<string[]> {
    const { id } = await this.confirm(caller, password, client);
    const codes = createRecoveryCodes();
    if (!(await this.factors.replaceRecoveryCodes(id, codes.map(hashRecoveryCode))))
      throw new NoSecondFactorError();
    await this.methods.notifyOwner(id);
    return codes;
  }

  async turnOff(caller: Caller, password: string | undefined, client: string): Promise<void> {
    const { id } = await this.users.confirm(caller, password, client);
    if (!(await this.factors.delete(id))) throw new NoSecondFactorError();
    await this.methods.endOtherSessions(caller);
  }

  private async confirm(caller: Caller, password: string | undefined, client: string): Promise<UserRecord> {
    const user = await this.users.confirm(caller, password, client);
    if (user.passwordHash === null) throw new NoPasswordError();
    return user;
  }

  private turnOn() {
    const codes = createRecoveryCodes();
    return { codes, turnedOn: { recoveryHashes: codes.map(hashRecoveryCode), since: this.clock.now() } };
  }
}
