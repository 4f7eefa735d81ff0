import type { Appearance, User } from '@figura/contracts';
import { api, dataOf } from '../../lib/api/api-client';

/** Stores how the figure is to be drawn; what is left out stays as it is. */
export async function saveAppearance(change: Partial<Appearance>): Promise<User> {
  return (await dataOf(api.PUT('/user/preferences', { body: change }))).user;
}
