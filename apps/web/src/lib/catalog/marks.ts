import type { Mark, User } from '@figura/contracts';
import { sendOrKeep } from '../outbox/send-or-keep';

/** Null removes the mark. Queued when offline. */
export async function setMark(user: User, id: string, name: string, mark: Mark | null): Promise<User> {
  const call = { params: { path: { id } }, body: { mark } };
  const marked = await sendOrKeep('PUT', '/user/marks/{id}', call, { what: 'mark', name });
  return marked?.user ?? withMark(user, id, mark);
}

function withMark({ preferences, ...user }: User, id: string, mark: Mark | null): User {
  const listWithout = (ids: readonly string[]) => ids.filter((other) => other !== id);
  const loved = listWithout(preferences.loved);
  const hidden = listWithout(preferences.hidden);
  if (mark === 'love') loved.push(id);
  if (mark === 'hide') hidden.push(id);
  return { ...user, preferences: { ...preferences, loved, hidden } };
}
