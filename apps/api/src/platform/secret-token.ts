import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url. */
export function createSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isSecretToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** SHA-256 in base64url, for unguessable secrets; passwords use `PasswordHasher`. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
