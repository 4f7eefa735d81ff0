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

/** Answer of `GET /auth/verify-email/{token}`: tokens come with the first opening of a link only. */
export interface VerifyEmailResponse extends MessageResponse, Partial<TokenPair> {}

export interface EmailRequest {
  email: string;
}

/** Body of `POST /password/reset-password/{token}`. */
export interface ResetPasswordRequest {
  password: string;
}
