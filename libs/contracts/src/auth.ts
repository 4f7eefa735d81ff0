import type { Gender, User } from './user';

export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;

export interface RegisterRequest {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  gender: Gender;
  /** Coupon or access code, in upper case. */
  accessCode?: string;
}

export interface LoginRequest {
  email: string;
  password: string;
}

export interface TokenPair {
  /** JWT for the `Authorization: Bearer` header, valid for 15 minutes. */
  accessToken: string;
  /** Opaque, single use, valid for 30 days. */
  refreshToken: string;
}

export interface LoginResponse extends TokenPair {
  user: User;
}

export interface RefreshRequest {
  refreshToken: string;
}

/** An answer that carries only a sentence for the person. */
export interface MessageResponse {
  message: string;
}

/** Answer of `POST /auth/register`, whether or not the address is known. */
export interface RegisterResponse extends MessageResponse {
  /**
   * Random. The browser that registers keeps it and sends it as {@link REGISTRATION_KEY_HEADER} beside the mailed link,
   * which verifies without the password there and nowhere else.
   */
  registrationKey: string;
}

/** The header that carries the key of a registration. */
export const REGISTRATION_KEY_HEADER = 'Registration-Key';

/** Body of `POST /auth/verify-email/{token}`. */
export interface VerifyEmailRequest {
  /** The one that was chosen with the registration. */
  password: string;
}

/**
 * Answer of `GET` and `POST /auth/verify-email/{token}`: tokens come with the opening that verifies and never again.
 */
export interface VerifyEmailResponse extends MessageResponse, Partial<TokenPair> {}

export interface EmailRequest {
  email: string;
}

/** Body of `POST /password/reset-password/{token}`. */
export interface ResetPasswordRequest {
  password: string;
}

/**
 * An address as it may be shown to somebody who holds a mailed link: the first and the last letter before the @, and
 * what stands behind it. Of one or two letters only the first is shown.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const letters = [...email.slice(0, at)];
  const last = letters.length > 2 ? letters.at(-1)! : '';
  return `${letters[0] ?? ''}•••${last}${email.slice(at)}`;
}
