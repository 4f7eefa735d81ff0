import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import { AccountsService } from '../../users/accounts.service';
import type { LoginResponse } from '../auth.dto';
import { SignInChallengesService } from '../challenges/sign-in-challenges.service';
import { AdmissionService } from '../sign-in/admission.service';
import { PasskeyCeremonies } from './passkey-ceremonies';
import { InvalidPasskeyError } from './passkeys.errors';
import type { PasskeyCeremony, PasskeySignInDto } from './passkeys.dto';
import { PasskeysRepository } from './passkeys.repository';

@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly passkeys: PasskeysRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly challenges: SignInChallengesService,
    private readonly admission: AdmissionService,
    private readonly limits: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** With a first step's ticket, only that account's passkeys. */
  async begin(firstStep: string | undefined, client: string): Promise<PasskeyCeremony> {
    await this.limits.consume('sign-in-start:client', client);
    const userId =
      firstStep === undefined ? null : (await this.challenges.find('second-factor', firstStep)).userId;
    const options = await this.ceremonies.createSignIn(userId ? await this.passkeys.list(userId) : []);
    const data = { challenge: options.challenge };
    const purpose = 'passkey-sign-in';
    const ticket = await this.challenges.issue({ purpose, data, ...(userId && { userId }) });
    return { ticket, options };
  }

  /** No second step: a passkey counts as two factors. */
  async finish(dto: PasskeySignInDto, client: string): Promise<LoginResponse> {
    const user = await this.limits.guess([['passkey:client', client]], async () => {
      const { userId, data } = await this.challenges.take('passkey-sign-in', dto.ticket);
      const passkey = await this.passkeys.findForSignIn(dto.id);
      if (!passkey || (userId !== null && passkey.userId !== userId)) throw new InvalidPasskeyError();
      // Read before the passkey is used: its removal raises the credential version after deleting it.
      const owner = await this.accounts.find(passkey.userId);
      if (!owner?.isVerified) throw new InvalidPasskeyError();
      const counter = await this.ceremonies.verifySignIn(String(data['challenge']), dto, passkey);
      if (!(await this.passkeys.use(passkey, counter, this.clock.now()))) throw new InvalidPasskeyError();
      return owner;
    });
    return this.admission.admit(user);
  }
}
