import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { type Config, CONFIG } from '../../platform/config/config';
import { Clock } from '../../platform/clock/clock';
import { Secrets } from '../../platform/config/secrets';
import { createSecretToken } from '../../platform/secret-token';

/** Seconds; what every authenticator app expects (RFC 6238). */
const PERIOD = 30;
/** Steps before and after the current one, for clocks that are off. */
const WINDOW = 1;
/** Bytes; RFC 4226 asks for 160 bits. */
const SECRET_LENGTH = 20;

@Injectable()
export class TotpService {
  private readonly issuer: string;

  constructor(
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Pick<Config, 'local'>,
  ) {
    this.issuer = config.local ? 'Figura (local)' : 'Figura';
  }

  createSeed(): string {
    return createSecretToken();
  }

  describe(seed: string, email: string): { secret: string; uri: string } {
    const totp = this.create(seed, email);
    return { secret: totp.secret.base32, uri: totp.toString() };
  }

  findStep(seed: string, code: string): number | null {
    const timestamp = this.clock.now().getTime();
    const delta = this.create(seed).validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD) + delta;
  }

  private create(seed: string, label = ''): TOTP {
    const mac = createHmac('sha256', this.secrets.totpKey).update(seed).digest().subarray(0, SECRET_LENGTH);
    const secret = new Secret({ buffer: Uint8Array.from(mac).buffer });
    return new TOTP({ issuer: this.issuer, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD });
  }
}
