import type { LoginResponse } from '@figura/contracts';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { getMessage } from '../../lib/api/api-error';
import { usePublicQuery } from '../../lib/api/use-query';
import { useHydrated } from '../../lib/page/use-hydrated';
import { hasPasskeys, PasskeyError } from '../../lib/session/passkeys';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { goToProvider, signInByPasskey } from './api';
import { otherWays as t } from './sign-in-ways.messages.en';
import styles from './sign-in-ways.module.css';
import { Stack } from '../../ui/layout/layout';

type OtherWaysProps =
  | { from: unknown; withPasskeys: true; onSignedIn: (response: LoginResponse) => Promise<void> }
  | { invitation: string | null; withPasskeys?: false };

export function OtherWays(props: OtherWaysProps) {
  const { data } = usePublicQuery('/auth/providers');
  const hydrated = useHydrated();
  const { busy, failure, attempt } = useAttempt();
  const providers = data?.providers ?? [];
  const offersPasskeys = props.withPasskeys === true && hydrated && hasPasskeys();
  if (!offersPasskeys && providers.length === 0) return null;

  return (
    <Stack gap={2}>
      <p className={styles['or']}>{t('or')}</p>
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      {props.withPasskeys && offersPasskeys ? (
        <Button
          variant="secondary"
          wide
          icon={<KeyRound aria-hidden="true" />}
          busy={busy === 'passkey'}
          onClick={() =>
            void attempt('passkey', t('passkeyFailure'), async () =>
              props.onSignedIn(await signInByPasskey()),
            )
          }
        >
          {t('passkey')}
        </Button>
      ) : null}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="secondary"
          wide
          busy={busy === id}
          onClick={() =>
            void attempt(id, t('providerFailure', { name }), () =>
              goToProvider(id, {
                from: props.withPasskeys && typeof props.from === 'string' ? props.from : null,
                invitation: props.withPasskeys ? null : props.invitation,
              }),
            )
          }
        >
          {t('provider', { name })}
        </Button>
      ))}
    </Stack>
  );
}

function useAttempt() {
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // Back from a provider, browsers show the page as it was left.
  useEffect(() => {
    const wake = () => setBusy(null);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
  const attempt = async (way: string, sentence: string, run: () => Promise<void>) => {
    if (busy !== null) return;
    setBusy(way);
    setFailure(null);
    try {
      await run();
    } catch (error) {
      setFailure(error instanceof PasskeyError ? error.message : getMessage(error, sentence));
      setBusy(null);
    }
  };
  return { busy, failure, attempt };
}
