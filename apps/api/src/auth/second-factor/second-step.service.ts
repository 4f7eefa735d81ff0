import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import { AccountsService } from '../../users/accounts.service';
import type { UserRecord } from '../../users/user-record';
import { InvalidChallengeError } from '../auth.errors';
import type { LoginResponse } from '../auth.dto';
import { SignInChallengesService } from '../challenges/sign-in-challenges.service';
import { AdmissionService } from '../sign-in/admission.service';
import { hashRecoveryCode } from './recovery-codes';
import { UsedCodeError, WrongCodeError } from './second-factor.errors';
import { SecondFactorsRepository } from './second-factors.repository';
import { TotpService } from './totp.service';

/** Also accepts "123 456". */
const TOTP_CODE = /^\d{3} ?\d{3}$/;

@Injectable()
export class SecondStepService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly factors: SecondFactorsRepository,
    private readonly totp: TotpService,
    private readonly challenges: SignInChallengesService,
    private readonly admission: AdmissionService,
    private readonly limits: RateLimiter,
  ) {}

  /** An authenticator or recovery code; each counts once. Wrong codes in 15 minutes: 5 for an account, 50 from a client. */
  async finish(ticket: string, code: string, client: string): Promise<LoginResponse> {
    const byClient = [['second-factor:client', client]] as const;
    const { userId, data } = await this.limits.countWrong(byClient, () =>
      this.challenges.find('second-factor', ticket),
    );
    const user = userId === null ? null : await this.accounts.find(userId);
    // After a change of password or second factor, sign-in starts over.
    if (user?.credentialVersion !== data['credentialVersion']) throw new InvalidChallengeError();
    const counters = [...byClient, ['second-factor:account', user!.id]] as const;
    await this.limits.guess(counters, () => this.check(user!, code.trim()));
    await this.challenges.take('second-factor', ticket);
    return this.admission.admitAfterSecondStep(user!, data);
  }

  private async check({ id }: UserRecord, code: string): Promise<void> {
    if (!TOTP_CODE.test(code)) {
      if (!(await this.factors.useRecoveryCode(id, hashRecoveryCode(code)))) throw new WrongCodeError();
      return;
    }
    const seed = (await this.factors.find(id))?.totpSeed;
    const step = seed ? this.totp.findStep(seed, code.replace(' ', '')) : null;
    if (!seed || step === null) throw new WrongCodeError();
    if (!(await this.factors.useStep(id, seed, step))) throw new UsedCodeError();
  }
}
