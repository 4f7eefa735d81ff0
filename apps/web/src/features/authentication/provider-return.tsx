import type { LoginResponse, Newcomer as NewcomerOfProvider, SecondFactorDemand } from '@figura/contracts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getMessage } from '../../lib/api/api-error';
import { providerSignIn } from '../../lib/session/provider-sign-in';
import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { Alert } from '../../ui/feedback/alert';
import { Stack } from '../../ui/layout/layout';
import { TextLink } from '../../ui/links/text-link';
import { returnFromProvider } from './api';
import { getDestinationAfterSignIn } from './destination';
import styles from './form.module.css';
import { Newcomer } from './newcomer';
import { findSecondFactor, SecondStep } from './second-step';
import { providerReturn as t } from './sign-in-ways.messages.en';

type Progress =
  | { state: 'waiting' }
  | { state: 'failed'; message: string }
  | { state: 'linked'; name: string }
  | { state: 'second-step'; demand: SecondFactorDemand }
  | { state: 'newcomer'; newcomer: NewcomerOfProvider };

export function ProviderReturn({ provider }: { provider: string }) {
  const navigate = useNavigate();
  const { begun, progress, setProgress, enter } = useProviderReturn(provider);
  const toLogin = () => void navigate(paths.login, { replace: true });
  switch (progress.state) {
    case 'waiting':
      return <Alert tone="info">{t('wait')}</Alert>;
    case 'linked':
      return (
        <Stack gap={3}>
          <Alert tone="success">{t('linked', { name: progress.name })}</Alert>
          <p className={styles['foot']}>
            <TextLink to={`${paths.settings}?tab=security`}>{t('toSettings')}</TextLink>
          </p>
        </Stack>
      );
    case 'second-step':
      return <SecondStep demand={progress.demand} onSignedIn={enter} onBack={toLogin} />;
    case 'newcomer':
      return (
        <Newcomer
          newcomer={progress.newcomer}
          invitation={begun?.invitation ?? null}
          onSignedIn={enter}
          onSecondStep={(demand) => setProgress({ state: 'second-step', demand })}
        />
      );
    case 'failed':
      return (
        <Stack gap={3}>
          <Alert tone="error">{progress.message}</Alert>
          <p className={styles['foot']}>
            <TextLink to={paths.login}>{t('toLogin')}</TextLink>
          </p>
        </Stack>
      );
  }
}

function useProviderReturn(provider: string) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const { signIn } = useSession();
  const [begun] = useState(() => providerSignIn.find(provider));
  const [progress, setProgress] = useState<Progress>(
    begun ? { state: 'waiting' } : { state: 'failed', message: t('notBegun') },
  );

  const enter = async ({ user, ...pair }: LoginResponse) => {
    await signIn(pair, user);
    void navigate(getDestinationAfterSignIn(user, begun?.from), { replace: true });
  };

  const started = useRef(false);
  useEffect(() => {
    if (!begun || started.current) return;
    started.current = true;
    // The answer works once, and does not stay in the address bar.
    providerSignIn.forget();
    void navigate(pathname, { replace: true });
    const open = async () => {
      const { session, linked, newcomer } = await returnFromProvider(provider, {
        key: begun.key,
        query: search.slice(1) || '-',
      });
      if (session) await enter(session);
      else if (linked) setProgress({ state: 'linked', name: linked.name });
      else if (newcomer) setProgress({ state: 'newcomer', newcomer });
    };
    open().catch((error: unknown) => {
      const demand = findSecondFactor(error);
      if (demand) setProgress({ state: 'second-step', demand });
      else setProgress({ state: 'failed', message: getMessage(error, t('failure')) });
    });
  });

  return { begun, progress, setProgress, enter };
}
