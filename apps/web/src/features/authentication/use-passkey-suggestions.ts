import type { LoginResponse } from '@figura/contracts';
import { useEffect, useRef, useState } from 'react';
import { ApiError, getMessage } from '../../lib/api/api-error';
import { canSuggestPasskeys, signWithPasskey, stopSuggestingPasskeys } from '../../lib/session/passkeys';
import { beginPasskey, finishPasskey } from './api';
import { otherWays as t } from './sign-in-ways.messages.en';

/**
 * Lists passkeys below the email field and signs in with the chosen one. Returns why that failed; errors before
 * a choice are ignored.
 */
export function usePasskeySuggestions(onSignedIn: (response: LoginResponse) => Promise<void>): string | null {
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef(onSignedIn);
  useEffect(() => {
    latest.current = onSignedIn;
  });
  useEffect(() => {
    const page = { isLeft: false };
    const waitForChoice = async () => {
      if (!(await canSuggestPasskeys()) || page.isLeft) return null;
      const ceremony = await beginPasskey();
      return page.isLeft ? null : signWithPasskey(ceremony, { isSuggested: true });
    };
    const suggest = async () => {
      const signed = await waitForChoice().catch(() => null);
      if (!signed) return;
      setFailure(null);
      try {
        await latest.current(await finishPasskey(signed));
      } catch (error) {
        setFailure(getMessage(error, t('passkeyFailure')));
        // The challenge has expired.
        if (error instanceof ApiError && error.code === 'INVALID_TOKEN') void suggest();
      }
    };
    void suggest();
    return () => {
      page.isLeft = true;
      void canSuggestPasskeys().then((can) => (can ? stopSuggestingPasskeys() : undefined));
    };
  }, []);
  return failure;
}
