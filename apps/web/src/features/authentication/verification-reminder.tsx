import type { User } from '@figura/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getMessage } from '../../lib/api/api-error';
import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout/layout';
import { askWhoIsSignedIn } from './api';
import styles from './form.module.css';
import { ResendVerification } from './resend-verification';
import { verifyReminder as t } from './verify-reminder.messages.en';

interface VerificationNotice {
  tone: 'warning' | 'error';
  message: string;
}

const NOT_VERIFIED: VerificationNotice = { tone: 'warning', message: t('notVerified') };

export function VerificationReminder({ user }: { user: User }) {
  const { setUser, signOut } = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<VerificationNotice | null>(null);

  const start = async () => {
    setBusy(true);
    setNotice(null);
    try {
      const fresh = await askWhoIsSignedIn();
      setUser(fresh);
      if (fresh.isVerified) void navigate(fresh.measurements ? paths.dashboard : paths.introWelcome);
      else setNotice(NOT_VERIFIED);
    } catch (error) {
      setNotice({ tone: 'error', message: getMessage(error, t('loadFailure')) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <p>{t.rich('sent', { email: user.email, strong: (chunks) => <strong>{chunks}</strong> })}</p>
        <ResendVerification email={user.email} />
      </Stack>
      {notice ? <Alert tone={notice.tone}>{notice.message}</Alert> : null}
      <Cluster gap={3} className={styles['foot']!}>
        <Button busy={busy} onClick={() => void start()}>
          {t(user.measurements ? 'openDashboard' : 'start')}
        </Button>
        <Button variant="quiet" onClick={signOut}>
          {t('logout')}
        </Button>
      </Cluster>
    </Stack>
  );
}
