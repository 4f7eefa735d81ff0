import {
  REGISTRATION_KEY_HEADER,
  type EmailDto,
  type LinkProviderDto,
  type LoginDto,
  type LoginResponse,
  type MessageResponse,
  type ProviderReturnDto,
  type ProviderReturnResponse,
  type RegisterDto,
  type RegisterResponse,
  type RegisterWithProviderDto,
  type ResetPasswordDto,
  type SecondStepDto,
  type TokenPair,
  type User,
  type VerifyEmailDto,
  type VerifyEmailResponse,
} from '@figura/contracts';
import { api, readData, publicApi } from '../../lib/api/api-client';
import { signWithPasskey } from '../../lib/session/passkeys';
import { providerSignIn } from '../../lib/session/provider-sign-in';
import { registrationKey } from '../../lib/session/registration-key';

const withKey = (key: string | null) => (key === null ? {} : { header: { [REGISTRATION_KEY_HEADER]: key } });

export function logIn(credentials: LoginDto): Promise<LoginResponse> {
  return readData(publicApi.POST('/auth/login', { body: credentials }));
}

/** Tokens are optional: the API gives none before verification. */
export function register(request: RegisterDto): Promise<RegisterResponse> {
  return readData(publicApi.POST('/auth/register', { body: request }));
}

/** Without the key of its registration the link changes nothing and is refused. */
export function verifyEmail(token: string, key: string | null): Promise<VerifyEmailResponse> {
  const params = { path: { token }, ...withKey(key) };
  return readData(publicApi.GET('/auth/verify-email/{token}', { params }));
}

export function verifyEmailWithPassword(
  token: string,
  request: VerifyEmailDto,
): Promise<VerifyEmailResponse> {
  return readData(
    publicApi.POST('/auth/verify-email/{token}', { params: { path: { token } }, body: request }),
  );
}

export function resendVerification(request: EmailDto): Promise<MessageResponse> {
  const params = withKey(registrationKey.get());
  return readData(publicApi.POST('/auth/resend-verification', { params, body: request }));
}

export async function askWhoIsSignedIn(): Promise<User> {
  return (await readData(api.GET('/auth/me'))).user;
}

export function finishSecondStep(request: SecondStepDto): Promise<LoginResponse> {
  return readData(publicApi.POST('/auth/second-factor', { body: request }));
}

export async function signInByPasskey(ticket?: string): Promise<LoginResponse> {
  const ceremony = await readData(
    publicApi.POST('/auth/passkey/options', { body: ticket === undefined ? {} : { ticket } }),
  );
  return readData(publicApi.POST('/auth/passkey', { body: await signWithPasskey(ceremony) }));
}

/** Leaves the page for the provider. */
export async function goToProvider(id: string, from: string | null): Promise<void> {
  const { url, key } = await readData(
    publicApi.POST('/auth/providers/{id}/start', { params: { path: { id } } }),
  );
  providerSignIn.keep({ provider: id, key, from });
  window.location.assign(url);
}

export function returnFromProvider(id: string, answer: ProviderReturnDto): Promise<ProviderReturnResponse> {
  return readData(publicApi.POST('/auth/providers/{id}/return', { params: { path: { id } }, body: answer }));
}

export function linkProvider(request: LinkProviderDto): Promise<LoginResponse> {
  return readData(publicApi.POST('/auth/provider-link', { body: request }));
}

export function registerWithProvider(request: RegisterWithProviderDto): Promise<LoginResponse> {
  return readData(publicApi.POST('/auth/provider-registration', { body: request }));
}

export function requestPasswordReset(request: EmailDto): Promise<MessageResponse> {
  return readData(publicApi.POST('/password/forgot-password', { body: request }));
}

export function resetPassword(token: string, request: ResetPasswordDto): Promise<MessageResponse> {
  const params = { path: { token } };
  return readData(publicApi.POST('/password/reset-password/{token}', { params, body: request }));
}

export function toTokenPair({ accessToken, refreshToken }: VerifyEmailResponse): TokenPair | null {
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}
