import type { LoginResponse, SecondFactorDemand } from '@figura/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChange } from '../../lib/api/use-change';
import { providerLink } from '../../lib/session/provider-link';
import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { Stack } from '../../ui/layout/layout';
import { TextLink } from '../../ui/links/text-link';
import { finishLinkByMail } from './api';
import { getDestinationAfterSignIn } from './destination';
import styles from './form.module.css';
import { findSecondFactor, SecondStep } from './second-step';
import { providerLink as t } from './sign-in-ways.messages.en';
import { useLinkToken } from './use-link-token';

/** Waits for a press: mail programs open links, too. */
export function ProviderLink() {
  const token = useLinkToken();
  const [requested] = useState(() => providerLink.find());
  const { user, signIn } = useSession();
  const navigate = useNavigate();
  const [demand, setDemand] = useState<SecondFactorDemand | null>(null);
  const { busy, error, run } = useChange(t('failure'));

  if (!token || !requested)
    return (
      <Stack gap={3}>
        <Alert tone="error">{t(token ? 'notHere' : 'incomplete')}</Alert>
        <ToLogin />
      </Stack>
    );

  const enter = async ({ user: signedIn, ...pair }: LoginResponse) => {
    providerLink.forget();
    await signIn(pair, signedIn);
    void navigate(getDestinationAfterSignIn(signedIn, undefined), { replace: true });
  };
  const link = async () => {
    try {
      await enter(await finishLinkByMail(token, { key: requested.key }));
    } catch (reason) {
      const asked = findSecondFactor(reason);
      if (!asked) throw reason;
      setDemand(asked);
    }
  };
  const toLogin = () => void navigate(paths.login, { replace: true });
  if (demand) return <SecondStep demand={demand} onSignedIn={enter} onBack={toLogin} />;
  const { name } = requested;
  return (
    <Stack gap={3}>
      <p>{t('ready', { name })}</p>
      {user ? <Alert tone="info">{t('signedInAs', { email: user.email })}</Alert> : null}
      {error === null ? null : <Alert tone="error">{error}</Alert>}
      <Button wide busy={busy} onClick={() => void run(link)}>
        {t('submit', { name })}
      </Button>
      <ToLogin />
    </Stack>
  );
}

function ToLogin() {
  return (
    <p className={styles['foot']}>
      <TextLink to={paths.login}>{t('toLogin')}</TextLink>
    </p>
  );
}
