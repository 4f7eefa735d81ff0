import type { BodyConcern, User } from '@figura/contracts';
import { api, readData } from '../../lib/api/api-client';

export async function saveBodyPreferences(bodyConcerns: BodyConcern[]): Promise<User> {
  const { user } = await readData(api.PUT('/user/body-preferences', { body: { bodyConcerns } }));
  return user;
}
