import type { Coverage, User, UserPreferences } from '@figura/contracts';
import { api, dataOf } from '../../lib/api/api-client';

/** Limits that change; what is left out stays as it is. */
export type LimitsChange = Partial<
  Pick<UserPreferences, 'never' | 'budget' | 'hideNumbers' | 'hemisphere' | 'mondayMail' | 'lifeStates'>
> & {
  coverage?: Partial<Coverage>;
};

export async function saveLimits(change: LimitsChange): Promise<User> {
  return (await dataOf(api.PUT('/user/preferences', { body: change }))).user;
}
