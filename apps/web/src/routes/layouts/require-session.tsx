import { useDeferredValue, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/button';
import { FigureAppearance } from '../../ui/figure/figure-appearance';
import { Page, Stack } from '../../ui/layout/layout';
import { Spinner } from '../../ui/feedback/spinner';
import { requireSession as t } from './signed-in.messages.en';

export function RequireVerified(props: RequireSessionProps) {
  const { user } = useSession();
  if (user && !user.isVerified) return <Navigate to={paths.verifyReminder} replace />;
  return <RequireSession {...props} />;
}

interface RequireSessionProps {
  afterSignOut?: string;
  /** Renders before the user is known, because the first content is the same for all. */
  ahead?: boolean;
}

/** Visitors return here after sign-in. */
export function RequireSession({ afterSignOut = paths.login, ahead = false }: RequireSessionProps) {
  const { user, status, error, reload } = useSession();
  const { pathname, search, hash } = useLocation();

  const [entered, setEntered] = useState(false);
  if (user && !entered) setEntered(true);

  // A transition, so that rendering does not block input.
  const isReady = useDeferredValue(user !== null);

  if (user ? isReady || ahead : ahead && status === 'loading' && !error)
    return (
      <FigureAppearance value={user?.preferences}>
        <Outlet />
      </FigureAppearance>
    );
  if (user || (status === 'loading' && !error)) return <Spinner label={t('loading')} />;
  if (status === 'loading') return <Unreachable message={error ?? ''} onRetry={reload} />;

  // After a sign-out on purpose, the next user must not return to this page.
  if (entered && error === null) return <Navigate to={afterSignOut} replace />;
  return <Navigate to={paths.login} replace state={{ from: `${pathname}${search}${hash}` }} />;
}

function Unreachable({ message, onRetry }: { message: string; onRetry: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <Page>
      <Stack>
        <Alert tone="error" title={t('title')}>
          {t('stillSignedIn', { message })}
        </Alert>
        <div>
          <Button variant="secondary" busy={busy} onClick={() => void retry()}>
            {t('tryAgain')}
          </Button>
        </div>
      </Stack>
    </Page>
  );
}
