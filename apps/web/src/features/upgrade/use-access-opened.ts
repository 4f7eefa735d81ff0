import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { isAdvice } from '../../lib/api/advice';
import { clearDraft } from '../../lib/drafts/draft-stores';
import { forgetReferral } from '../../lib/session/referral';
import { useSession } from '../../lib/session/session';

/**
 * What follows when lifetime access has opened: the user is asked for again, and so is everything that was
 * answered for a free account, so that nobody has to sign in again or reload.
 */
export function useAccessOpened(): () => Promise<void> {
  const { reload } = useSession();
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    forgetReferral();
    clearDraft('couponCode');
    await Promise.all([reload(), mutate(isAdvice)]);
  }, [reload, mutate]);
}
