import type {
  ChangePasswordRequest,
  DeleteAccountRequest,
  MessageResponse,
  UpdateProfileRequest,
  User,
  UserResponse,
} from '@figura/contracts';
import { api } from '../../lib/api/api-client';

/** Saves the profile; with a picture it goes as form data, the text fields before the file. */
export async function updateProfile(profile: UpdateProfileRequest, picture: File | null): Promise<User> {
  if (!picture) return (await api.put<UserResponse>('/user/profile', profile)).user;
  const form = new FormData();
  Object.entries(profile).forEach(([name, value]) => form.append(name, String(value)));
  form.append('profileImage', picture);
  return (await api.put<UserResponse>('/user/profile', form)).user;
}

/** Removes the saved picture at once. */
export async function removePicture(): Promise<User> {
  return (await api.delete<UserResponse>('/user/profile-image')).user;
}

export function changePassword(request: ChangePasswordRequest): Promise<MessageResponse> {
  return api.put<MessageResponse>('/user/change-password', request);
}

/** Everything that is held about the person, as one JSON document. */
export function exportData(): Promise<unknown> {
  return api.get<unknown>('/user/export');
}

export function deleteAccount(request: DeleteAccountRequest): Promise<MessageResponse> {
  return api.delete<MessageResponse>('/user', request);
}
