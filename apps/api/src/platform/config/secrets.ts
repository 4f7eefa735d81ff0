import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';
import { makeDataFolder } from './data-folder';

/** Separate keys derived from one secret, so that no token is valid as another kind. */
export class Secrets {
  /** A KeyObject: a string would make verification 50 times slower. */
  readonly accessTokenKey: KeyObject;
  readonly refreshTokenKey: KeyObject;
  readonly registrationSaltKey: KeyObject;
  readonly photoKey: KeyObject;
  readonly unsubscribeKey: KeyObject;
  readonly totpKey: KeyObject;

  constructor(secret: string) {
    this.accessTokenKey = deriveKey(secret, 'access-token');
    this.refreshTokenKey = deriveKey(secret, 'refresh-token');
    this.registrationSaltKey = deriveKey(secret, 'registration-salt');
    this.photoKey = deriveKey(secret, 'product-photo');
    this.unsubscribeKey = deriveKey(secret, 'unsubscribe');
    this.totpKey = deriveKey(secret, 'totp');
  }
}

function deriveKey(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'figura', purpose, 32)));
}

/** The file of a generated secret is readable only by its owner. */
export function loadSecrets(config: Pick<Config, 'jwtSecret' | 'dataDir'>): Secrets {
  return new Secrets(config.jwtSecret ?? readOrGenerateSecret(config.dataDir));
}

export const SECRET_FILE = 'jwt-secret';

function readOrGenerateSecret(dataDir: string): string {
  const file = join(dataDir, SECRET_FILE);
  makeDataFolder(dataDir);
  try {
    // `wx`: of two concurrent processes, one writes and the other reads.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
