import type { Mark, User } from '@figura/contracts';
import { api, dataOf } from '../api/api-client';

/** Marks an item or a product in the place of the mark before; null takes that away. */
export async function setMark(id: string, mark: Mark | null): Promise<User> {
  return (await dataOf(api.PUT('/user/marks/{id}', { params: { path: { id } }, body: { mark } }))).user;
}
