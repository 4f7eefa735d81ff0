import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { isAdvice } from '../api/advice';
import { useSession } from './session';

/**
 * Advice follows from the body and the limits, which another device may change: what was advised for others is not shown
 * any more. Renders nothing.
 */
export function AdviceRefresh() {
  const { user } = useSession();
  const { mutate: mutateCache } = useSWRConfig();
  // In the cache, so that it outlives a visit to the public pages and goes when the session's answers go.
  const { data: advisedOn, mutate } = useSWR<string>('advised-on', null);
  const ground =
    user &&
    JSON.stringify([
      user.measurements,
      user.bodyConcerns,
      user.preferences.never,
      user.preferences.coverage,
      user.preferences.hideNumbers,
      user.preferences.hemisphere,
      user.preferences.lifeStates,
    ]);
  useEffect(() => {
    if (!ground || ground === advisedOn) return;
    if (advisedOn) void mutateCache(isAdvice, undefined);
    void mutate(ground, { revalidate: false });
  }, [ground, advisedOn, mutateCache, mutate]);
  return null;
}
