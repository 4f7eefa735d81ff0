import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error';
import { useSession } from '../../lib/session';
import { paths } from '../../paths';
import { Alert } from '../../ui/alert';
import { Stack } from '../../ui/layout';
import { TextLink } from '../../ui/text-link';
import { pairOf, resendVerification, verifyEmail } from './api';
import { EmailForm } from './email-form';
import styles from './form.module.css';
import { useLinkToken } from './use-link-token';
import { useLoginSoon } from './use-login-soon';

interface Verification {
  state: 'verifying' | 'success' | 'error';
  message: string;
}

/** Redeems the token of the mailed link, once, and starts the session that comes with it. */
function useVerification(): Verification {
  const token = useLinkToken();
  const { signIn } = useSession();
  const [verification, setVerification] = useState<Verification>(
    token
      ? { state: 'verifying', message: 'Verifying your email…' }
      : { state: 'error', message: 'Verification token is missing' },
  );

  const started = useRef(false);
  useEffect(() => {
    if (!token || started.current) return;
    started.current = true;
    verifyEmail(token)
      .then(async (answer) => {
        const pair = pairOf(answer);
        // A session that cannot be loaded yet takes nothing from the verification.
        if (pair) await signIn(pair).catch(() => undefined);
        setVerification({ state: 'success', message: answer.message });
      })
      .catch((error: unknown) =>
        setVerification({ state: 'error', message: messageOf(error, 'Verification failed') }),
      );
  }, [token, signIn]);

  return verification;
}

export function EmailVerification() {
  const { state, message } = useVerification();
  useLoginSoon(state === 'success');

  if (state === 'verifying') return <Alert tone="info">{message}</Alert>;
  if (state === 'success') {
    return (
      <Stack gap={3}>
        <Alert tone="success">{message}</Alert>
        <p className={styles['foot']}>
          Taking you to the sign-in page. <TextLink to={paths.login}>Go there now</TextLink>
        </p>
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <Alert tone="error">{message}</Alert>
      <Stack gap={3}>
        <p>Links work once and for 24 hours. We are glad to send you a new one.</p>
        <EmailForm
          action={resendVerification}
          button="Send a new link"
          failure="Failed to send the verification email"
        />
      </Stack>
      <p className={styles['foot']}>
        <TextLink to={paths.login}>Back to login</TextLink>
      </p>
    </Stack>
  );
}
