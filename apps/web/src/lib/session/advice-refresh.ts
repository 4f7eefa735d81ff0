import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { isAdvice } from '../api/advice';
import { useSession } from './session';
import { isSaving } from './use-preferences';

const UNSAVED = 'unsaved';

/** Another device may change body or limits; old advice must not be shown. Renders nothing. */
export function AdviceRefresh() {
  const { user, setUser } = useSession();
  const { mutate: mutateCache } = useSWRConfig();
  // In the SWR cache: survives public pages and goes with the session's answers.
  const { data: advisedOn, mutate } = useSWR<string>('advised-on', null);
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
    if (!ground || ground === advisedOn) return;
    // Before, the server knows the old ground.
    const isSaved = !isSaving(setUser);
    if (advisedOn) void mutateCache(isAdvice, undefined, { revalidate: isSaved });
    void mutate(isSaved ? ground : UNSAVED, { revalidate: false });
  }, [user, setUser, ground, advisedOn, mutateCache, mutate]);
  return null;
}
