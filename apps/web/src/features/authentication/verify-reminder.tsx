import type { User } from '@figura/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session';
import { paths } from '../../paths';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout';
import styles from './form.module.css';
import { ResendVerification } from './resend-verification';

/** Holds a person until her address is verified, which may happen in another tab or on her phone. */
export function VerifyReminder({ user }: { user: User }) {
  const { reload, signOut } = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(false);

  const start = async () => {
    setBusy(true);
    setWaiting(false);
    const fresh = await reload();
    setBusy(false);
    if (fresh && !fresh.isVerified) setWaiting(true);
    else void navigate(paths.introWelcome);
  };

  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <p>
          We sent a link to <strong>{user.email}</strong>. Open it on any device, then come back here. If it
          is not there, it may be among the unwanted mail.
        </p>
        <ResendVerification email={user.email} />
      </Stack>
      {waiting ? (
        <Alert tone="warning">Your email is not verified yet. Please open the link that we sent you.</Alert>
      ) : null}
      <Cluster gap={3} className={styles['foot']!}>
        <Button busy={busy} onClick={() => void start()}>
          Start My Measurements
        </Button>
        <Button variant="quiet" onClick={signOut}>
          Logout
        </Button>
      </Cluster>
    </Stack>
  );
}
