import type {
  ApiKeysResponse,
  ChangePasswordDto,
  ConfirmationDto,
  CreateApiKeyDto,
  FirstPasswordDto,
  MessageResponse,
  NewApiKeyResponse,
  PaymentsResponse,
  ProfileForm,
  TotpSetup,
  User,
} from '@figura/contracts';
import { api, readData } from '../../lib/api/api-client';
import { redirectTo } from '../../lib/browser/redirect';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';
import { createPasskey } from '../../lib/session/passkeys';
import { providerSignIn } from '../../lib/session/provider-sign-in';

/** Form data: text fields must come before the picture. */
export async function updateProfile(profile: ProfileForm, picture: File | null): Promise<User> {
  const body = { ...profile, ...(picture && { profileImage: picture }) };
  return (await readData(api.PUT('/user/profile', { body, bodySerializer: toFormData }))).user;
}

function toFormData(fields: object): FormData {
  const form = new FormData();
  Object.entries(fields).forEach(([name, value]: [string, unknown]) =>
    form.append(name, value instanceof File ? value : String(value)),
  );
  return form;
}

export async function removePicture(): Promise<User> {
  return (await readData(api.DELETE('/user/profile-image'))).user;
}

export function changePassword(request: ChangePasswordDto): Promise<MessageResponse> {
  return readData(api.PUT('/user/change-password', { body: request }));
}

export async function exportData(): Promise<Blob> {
  const headers = { Accept: 'application/zip' };
  return readData(api.GET('/user/export', { headers, parseAs: 'blob' }));
}

export async function exportWardrobe(): Promise<Blob> {
  return readData(api.GET('/wardrobe/csv', { parseAs: 'blob' }));
}

export function deleteAccount(request: ConfirmationDto): Promise<MessageResponse> {
  return readData(api.DELETE('/user', { body: request }));
}

export async function addPasskey(confirmation: ConfirmationDto, name: string): Promise<MessageResponse> {
  const ceremony = await readData(api.POST('/user/passkeys/options', { body: confirmation }));
  return readData(api.POST('/user/passkeys', { body: await createPasskey(ceremony, name) }));
}

export function useApiKeys(): QueryState<ApiKeysResponse> {
  return useQuery('/user/api-keys');
}

export function createApiKey(body: CreateApiKeyDto): Promise<NewApiKeyResponse> {
  return readData(api.POST('/user/api-keys', { body }));
}

export function revokeApiKey(id: string): Promise<MessageResponse> {
  return readData(api.DELETE('/user/api-keys/{id}', { params: { path: { id } } }));
}

export function renamePasskey(id: string, name: string): Promise<MessageResponse> {
  return readData(api.PATCH('/user/passkeys/{id}', { params: { path: { id } }, body: { name } }));
}

export function removePasskey(id: string, confirmation: ConfirmationDto): Promise<MessageResponse> {
  return readData(api.DELETE('/user/passkeys/{id}', { params: { path: { id } }, body: confirmation }));
}

export async function goToLinkProvider(id: string, confirmation: ConfirmationDto): Promise<void> {
  const { url, key } = await readData(
    api.POST('/user/providers/{id}/start', { params: { path: { id } }, body: confirmation }),
  );
  providerSignIn.keep({ provider: id, key, from: null });
  redirectTo(url);
}

export function removeProviderLink(id: string, confirmation: ConfirmationDto): Promise<MessageResponse> {
  return readData(api.DELETE('/user/providers/{id}', { params: { path: { id } }, body: confirmation }));
}

export function beginTotp(confirmation: ConfirmationDto): Promise<TotpSetup> {
  return readData(api.POST('/user/second-factor/totp', { body: confirmation }));
}

export async function confirmTotp(code: string): Promise<string[]> {
  const response = await readData(api.POST('/user/second-factor/totp/confirmation', { body: { code } }));
  return response.recoveryCodes;
}

export async function requirePasskey(confirmation: ConfirmationDto): Promise<string[]> {
  return (await readData(api.POST('/user/second-factor/passkey', { body: confirmation }))).recoveryCodes;
}

export async function renewRecoveryCodes(confirmation: ConfirmationDto): Promise<string[]> {
  const response = await readData(api.POST('/user/second-factor/recovery-codes', { body: confirmation }));
  return response.recoveryCodes;
}

export function turnOffSecondStep(confirmation: ConfirmationDto): Promise<MessageResponse> {
  return readData(api.DELETE('/user/second-factor', { body: confirmation }));
}

export function setFirstPassword(request: FirstPasswordDto): Promise<MessageResponse> {
  return readData(api.POST('/user/password', { body: request }));
}

const REFUND_REQUEST = '/stripe/payments/{reference}/refund-request';

/** Idempotent. */
export function requestRefund(reference: string): Promise<PaymentsResponse> {
  return readData(api.POST(REFUND_REQUEST, { params: { path: { reference } } }));
}

export function withdrawRefund(reference: string): Promise<PaymentsResponse> {
  return readData(api.DELETE(REFUND_REQUEST, { params: { path: { reference } } }));
}
