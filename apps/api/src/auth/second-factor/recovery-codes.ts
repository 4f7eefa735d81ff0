import { RECOVERY_CODES } from '@figura/contracts';
import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import { hashSecret } from '../../platform/secret-token';

/** 80 random bits, so that hashes cannot be reversed by trial. */
const BYTES = 10;

export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = new Secret({ buffer: Uint8Array.from(randomBytes(BYTES)).buffer }).base32;
    return letters.toLowerCase().match(/.{4}/g)!.join('-');
  });
}

export function hashRecoveryCode(code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z2-7]/g, '');
  return hashSecret(letters);
}
