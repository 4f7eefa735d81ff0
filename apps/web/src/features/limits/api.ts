import type { Coverage, TasteLooksResponse, User, UserPreferences } from '@figura/contracts';
import { api, dataOf } from '../../lib/api/api-client';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';

/** Limits that change; what is left out stays as it is. */
export type LimitsChange = Partial<
  Pick<
    UserPreferences,
    'never' | 'budget' | 'taste' | 'hideNumbers' | 'hemisphere' | 'mondayMail' | 'lifeStates'
  >
> & {
  coverage?: Partial<Coverage>;
};

/** The outfits that the user may choose from to say what they like. */
export function useTasteLooks(): QueryState<TasteLooksResponse> {
  return useQuery('/outfits/taste-looks', { revalidateOnFocus: false });
}

export async function saveLimits(change: LimitsChange): Promise<User> {
  return (await dataOf(api.PUT('/user/preferences', { body: change }))).user;
}
