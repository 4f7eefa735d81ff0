import {
  REGISTRATION_KEY_HEADER,
  type EmailRequest,
  type LoginRequest,
  type LoginResponse,
  type MessageResponse,
  type RegisterRequest,
  type RegisterResponse,
  type ResetPasswordRequest,
  type TokenPair,
  type User,
  type UserResponse,
  type VerifyEmailRequest,
  type VerifyEmailResponse,
} from '@figura/contracts';
import { api } from '../../lib/api/api-client';
import { registrationKey } from '../../lib/session/registration-key';

/** For calls that belong to no session, even when there is one. */
const anonymous = { anonymous: true };
const withKey = (key: string | null) =>
  key === null ? anonymous : { ...anonymous, headers: { [REGISTRATION_KEY_HEADER]: key } };

export function logIn(credentials: LoginRequest): Promise<LoginResponse> {
  return api.post<LoginResponse>('/auth/login', credentials, anonymous);
}

/** Today's API gives no tokens before the address is verified; a client signs in with them if they are there. */
export function register(request: RegisterRequest): Promise<RegisterResponse & Partial<TokenPair>> {
  return api.post<RegisterResponse & Partial<TokenPair>>('/auth/register', request, anonymous);
}

/** Opens a verification link. Without the key of its registration it changes nothing and is refused. */
export function verifyEmail(token: string, key: string | null): Promise<VerifyEmailResponse> {
  return api.get<VerifyEmailResponse>(`/auth/verify-email/${encodeURIComponent(token)}`, withKey(key));
}

export function verifyEmailWithPassword(
  token: string,
  request: VerifyEmailRequest,
): Promise<VerifyEmailResponse> {
  const path = `/auth/verify-email/${encodeURIComponent(token)}`;
  return api.post<VerifyEmailResponse>(path, request, anonymous);
}

export function resendVerification(request: EmailRequest): Promise<MessageResponse> {
  return api.post<MessageResponse>('/auth/resend-verification', request, withKey(registrationKey.get()));
}

/** Who is signed in, as the server knows her now. */
export async function askWhoIsSignedIn(): Promise<User> {
  return (await api.get<UserResponse>('/auth/me')).user;
}

export function requestPasswordReset(request: EmailRequest): Promise<MessageResponse> {
  return api.post<MessageResponse>('/password/forgot-password', request, anonymous);
}

export function resetPassword(token: string, request: ResetPasswordRequest): Promise<MessageResponse> {
  const path = `/password/reset-password/${encodeURIComponent(token)}`;
  return api.post<MessageResponse>(path, request, anonymous);
}

/** The tokens of an answer, when it has both. */
export function pairOf({ accessToken, refreshToken }: Partial<TokenPair>): TokenPair | null {
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}
