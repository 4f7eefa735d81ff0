import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { isAdvice } from '../../lib/api/advice';
import { clearDraft } from '../../lib/drafts/draft-stores';
import { forgetReferral } from '../../lib/session/referral';
import { useSession } from '../../lib/session/session';

/** Reloads the user and all answers for a free account, so that no new sign-in is needed. */
export function useAccessOpened(): () => Promise<void> {
  const { reload } = useSession();
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    forgetReferral();
    clearDraft('couponCode');
    await Promise.all([reload(), mutate(isAdvice)]);
  }, [reload, mutate]);
}
