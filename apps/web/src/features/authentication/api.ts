import type {
  EmailRequest,
  LoginRequest,
  LoginResponse,
  MessageResponse,
  RegisterRequest,
  ResetPasswordRequest,
  TokenPair,
  User,
  UserResponse,
  VerifyEmailResponse,
} from '@figura/contracts';
import { api } from '../../lib/api-client';

/** For calls that belong to no session, even when there is one. */
const anonymous = { anonymous: true };

export function logIn(credentials: LoginRequest): Promise<LoginResponse> {
  return api.post<LoginResponse>('/auth/login', credentials, anonymous);
}

/** Today's API gives no tokens before the address is verified; a client signs in with them if they are there. */
export function register(request: RegisterRequest): Promise<MessageResponse & Partial<TokenPair>> {
  return api.post<MessageResponse & Partial<TokenPair>>('/auth/register', request, anonymous);
}

export function verifyEmail(token: string): Promise<VerifyEmailResponse> {
  return api.get<VerifyEmailResponse>(`/auth/verify-email/${encodeURIComponent(token)}`, anonymous);
}

export function resendVerification(request: EmailRequest): Promise<MessageResponse> {
  return api.post<MessageResponse>('/auth/resend-verification', request, anonymous);
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
