import type {
  ChangePasswordDto,
  DeleteAccountDto,
  MessageResponse,
  PaymentsResponse,
  ProfileForm,
  User,
} from '@figura/contracts';
import { api, readData } from '../../lib/api/api-client';

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

export function deleteAccount(request: DeleteAccountDto): Promise<MessageResponse> {
  return readData(api.DELETE('/user', { body: request }));
}

const REFUND_REQUEST = '/stripe/payments/{reference}/refund-request';

/** Idempotent. */
export function requestRefund(reference: string): Promise<PaymentsResponse> {
  return readData(api.POST(REFUND_REQUEST, { params: { path: { reference } } }));
}

export function withdrawRefund(reference: string): Promise<PaymentsResponse> {
  return readData(api.DELETE(REFUND_REQUEST, { params: { path: { reference } } }));
}
