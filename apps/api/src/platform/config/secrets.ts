import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';
import { makeDataFolder } from './data-folder';

/** Keys for separate purposes, all derived from one secret, so that no token of one kind passes as another. */
export class Secrets {
  /** HMAC key of access tokens. A KeyObject: a string would make every verification 50 times slower. */
  readonly accessTokenKey: KeyObject;
  /** HMAC key of refresh tokens. */
  readonly refreshTokenKey: KeyObject;
  /** HMAC key of the salts that the pending registrations of an email address share. */
  readonly registrationSaltKey: KeyObject;
  /** HMAC key of the URLs of photographs of products. */
  readonly photoKey: KeyObject;
  /** HMAC key of the URLs that stop a mail. */
  readonly unsubscribeKey: KeyObject;

  constructor(secret: string) {
    this.accessTokenKey = derive(secret, 'access-token');
    this.refreshTokenKey = derive(secret, 'refresh-token');
    this.registrationSaltKey = derive(secret, 'registration-salt');
    this.photoKey = derive(secret, 'product-photo');
    this.unsubscribeKey = derive(secret, 'unsubscribe');
  }
}

function derive(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'figura', purpose, 32)));
}

/** The configured secret, or one that is generated once into the data folder and readable by its owner alone. */
export function loadSecrets(config: Pick<Config, 'jwtSecret' | 'dataDir'>): Secrets {
  return new Secrets(config.jwtSecret ?? getGeneratedSecret(config.dataDir));
}

/** Where the generated secret lies in the data folder. */
export const SECRET_FILE = 'jwt-secret';

function getGeneratedSecret(dataDir: string): string {
  const file = join(dataDir, SECRET_FILE);
  makeDataFolder(dataDir);
  try {
    // `wx`: of two processes that start at once, one writes and the other reads what it wrote.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
