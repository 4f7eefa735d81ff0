import {
  REGISTRATION_KEY_HEADER,
  type EmailDto,
  type FinishLinkByMailDto,
  type LinkProviderDto,
  type LoginDto,
  type LoginResponse,
  type MessageResponse,
  type Newcomer,
  type PasskeyCeremony,
  type PasskeySignInDto,
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
import { redirectTo } from '../../lib/browser/redirect';
import { signWithPasskey } from '../../lib/session/passkeys';
import { providerLink } from '../../lib/session/provider-link';
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

export function beginPasskey(ticket?: string): Promise<PasskeyCeremony> {
  return readData(publicApi.POST('/auth/passkey/options', { body: ticket === undefined ? {} : { ticket } }));
}

export function finishPasskey(signed: PasskeySignInDto): Promise<LoginResponse> {
  return readData(publicApi.POST('/auth/passkey', { body: signed }));
}

export async function signInByPasskey(ticket?: string): Promise<LoginResponse> {
  return finishPasskey(await signWithPasskey(await beginPasskey(ticket)));
}

interface Visit {
  from: string | null;
  invitation: string | null;
}

export async function goToProvider(id: string, visit: Visit): Promise<void> {
  const { url, key } = await readData(
    publicApi.POST('/auth/providers/{id}/start', { params: { path: { id } } }),
  );
  providerSignIn.keep({ provider: id, key, ...visit });
  redirectTo(url);
}

export function returnFromProvider(id: string, body: ProviderReturnDto): Promise<ProviderReturnResponse> {
  return readData(publicApi.POST('/auth/providers/{id}/return', { params: { path: { id } }, body }));
}

export function linkProvider(request: LinkProviderDto): Promise<LoginResponse> {
  return readData(publicApi.POST('/auth/provider-link', { body: request }));
}

export async function requestLinkMail({ ticket, provider }: Newcomer): Promise<MessageResponse> {
  const { key, message } = await readData(publicApi.POST('/auth/provider-link/mail', { body: { ticket } }));
  providerLink.keep({ key, name: provider.name });
  return { message };
}

export function finishLinkByMail(token: string, request: FinishLinkByMailDto): Promise<LoginResponse> {
  return readData(
    publicApi.POST('/auth/provider-link/mail/{token}', { params: { path: { token } }, body: request }),
  );
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
