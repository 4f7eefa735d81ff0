import type { BodyConcern, BodyPreferencesRequest, User, UserResponse } from '@figura/contracts';
import { api } from '../../lib/api/api-client';

/** Stores what was ticked in the self-analysis; an empty list clears it. */
export async function saveBodyPreferences(bodyConcerns: BodyConcern[]): Promise<User> {
  const request: BodyPreferencesRequest = { bodyConcerns };
  const { user } = await api.put<UserResponse>('/user/body-preferences', request);
  return user;
}
