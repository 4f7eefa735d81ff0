import { Inject, Injectable } from '@nestjs/common';
import type {
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Logger } from 'pino';
import { type Config, CONFIG } from '../../platform/config/config';
import { LOGGER } from '../../platform/logging/logger';
import type { UserRecord } from '../../users/user-record';
import { InvalidPasskeyError, PasskeyRejectedError } from './passkeys.errors';
import type { NewPasskeyDto, PasskeySignInDto } from './passkeys.dto';
import type { PasskeyRecord } from './passkeys.repository';

type VerifiedPasskey = Pick<PasskeyRecord, 'id' | 'publicKey' | 'counter' | 'transports'>;

/**
 * WebAuthn with the public URL as relying party. User verification (PIN, fingerprint or face) is required, so
 * a passkey counts as two factors.
 */
@Injectable()
export class PasskeyCeremonies {
  private readonly origin: string;
  private readonly rpID: string;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'appUrl'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    ({ origin: this.origin, hostname: this.rpID } = new URL(config.appUrl));
  }

  async createRegistration(
    { id, email, firstName }: UserRecord,
    existing: readonly PasskeyRecord[],
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    return generateRegistrationOptions({
      rpName: 'Figura',
      rpID: this.rpID,
      userID: Uint8Array.from(Buffer.from(id, 'hex')),
      userName: email,
      userDisplayName: firstName,
      excludeCredentials: existing.map(describeCredential),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** @throws PasskeyRejectedError */
  async verifyRegistration(challenge: string, dto: NewPasskeyDto): Promise<VerifiedPasskey> {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { id, clientDataJSON, attestationObject, transports = [] } = dto;
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          response: { clientDataJSON, attestationObject },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpID,
      });
      if (!registrationInfo) throw new Error('not verified');
      const { credential } = registrationInfo;
      return {
        id: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: [...transports],
      };
    } catch (error) {
      this.logger.info({ reason: describeReason(error) }, 'A new passkey was rejected');
      throw new PasskeyRejectedError();
    }
  }

  /** Without a list, the browser offers all passkeys for this site. */
  async createSignIn(
    passkeys: readonly PasskeyRecord[] = [],
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    return generateAuthenticationOptions({
      rpID: this.rpID,
      allowCredentials: passkeys.map(describeCredential),
      userVerification: 'required',
    });
  }

  /** Returns the new counter. @throws InvalidPasskeyError */
  async verifySignIn(challenge: string, dto: PasskeySignInDto, passkey: PasskeyRecord): Promise<number> {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { id, clientDataJSON, authenticatorData, signature } = dto;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          response: { clientDataJSON, authenticatorData, signature },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpID,
        credential: {
          id: passkey.id,
          publicKey: Uint8Array.from(passkey.publicKey),
          counter: passkey.counter,
        },
      });
      if (!verified) throw new Error('not verified');
      return authenticationInfo.newCounter;
    } catch (error) {
      this.logger.info({ reason: describeReason(error) }, 'A sign-in with a passkey was rejected');
      throw new InvalidPasskeyError();
    }
  }
}

function describeCredential({ id, transports }: PasskeyRecord) {
  return { id, transports: transports as AuthenticatorTransport[] };
}

/** Error name only: messages quote client input. */
function describeReason(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
