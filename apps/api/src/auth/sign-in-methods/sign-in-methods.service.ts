import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/http/access/caller.decorator';
import { CredentialsService } from '../../users/credentials.service';
import type { UserRecord } from '../../users/user-record';
import { AccountMailsService } from '../mails/account-mails.service';
import { PasskeysRepository } from '../passkeys/passkeys.repository';
import { ProviderIdentitiesRepository } from '../providers/provider-identities.repository';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository';
import { SessionsRepository } from '../sessions/sessions.repository';
import { LastSecondFactorPasskeyError, LastSignInMethodError } from './sign-in-methods.errors';

interface Removal {
  without: { passkey: string } | { issuer: string };
}

@Injectable()
export class SignInMethodsService {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly passkeys: PasskeysRepository,
    private readonly identities: ProviderIdentitiesRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly sessions: SessionsRepository,
    private readonly mails: AccountMailsService,
  ) {}

  /**
   * If two concurrent removals leave no way to sign in, an emailed link can still set a password.
   * @throws LastSignInMethodError, or LastSecondFactorPasskeyError when the second step needs it
   */
  async assertOtherSignInMethod({ id, passwordHash }: UserRecord, { without }: Removal): Promise<void> {
    const [passkeys, identities, factor] = await Promise.all([
      this.passkeys.list(id),
      this.identities.list(id),
      this.factors.find(id),
    ]);
    const passkeysLeft = passkeys.filter(
      (passkey) => !('passkey' in without) || passkey.id !== without.passkey,
    );
    const identitiesLeft = identities.filter(
      ({ issuer }) => !('issuer' in without) || issuer !== without.issuer,
    );
    if (passwordHash === null && passkeysLeft.length + identitiesLeft.length === 0)
      throw new LastSignInMethodError();
    if (factor?.passkey && !factor.totpSeed && passkeysLeft.length === 0)
      throw new LastSecondFactorPasskeyError();
  }

  async endOtherSessions({ userId, sessionId }: Caller): Promise<void> {
    await this.credentials.raiseVersion(userId, sessionId);
    await this.sessions.endAll(userId, sessionId);
    await this.notifyOwner(userId);
  }

  async notifyOwner(userId: string): Promise<void> {
    await this.mails.enqueue('sign-in-changed', { id: userId });
  }

  async removeOthers(userId: string): Promise<void> {
    await this.passkeys.deleteAll(userId);
    await this.identities.deleteAll(userId);
  }
}
