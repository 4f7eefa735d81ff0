import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { isAdvice } from '../api/advice';
import { useSession } from './session';
import { SAVING_KEY } from './use-preferences';

/** Another device may change body or limits; old advice must not be shown. Renders nothing. */
export function AdviceRefresh() {
  const { user } = useSession();
  const { mutate: mutateCache } = useSWRConfig();
  // In the SWR cache: survives public pages and goes with the session's answers.
  const { data: advisedOn, mutate } = useSWR<string>('advised-on', null);
  const { data: isSaving } = useSWR<boolean>(SAVING_KEY, null);
  const ground =
    user &&
    JSON.stringify([
      user.measurements,
      user.bodyConcerns,
      user.featureChoices,
      user.preferences.never,
      user.preferences.coverage,
      user.preferences.hideNumbers,
      user.preferences.hemisphere,
      user.preferences.lifeStates,
      user.preferences.presentation,
      user.preferences.taste,
    ]);
  useEffect(() => {
    if (!ground || ground === advisedOn || isSaving) return;
    if (advisedOn) void mutateCache(isAdvice, undefined);
    void mutate(ground, { revalidate: false });
  }, [isSaving, ground, advisedOn, mutateCache, mutate]);
  return null;
}
