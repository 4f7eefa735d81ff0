import { Alert } from '../../ui/feedback/alert';
import { Stack } from '../../ui/layout/layout';
import { TextLink } from '../../ui/links/text-link';
import { paths } from '../../paths';
import { resendVerification } from './api';
import { EmailForm } from './email-form';
import styles from './form.module.css';
import { OtherSession } from './other-session';
import { useLoginSoon } from './use-login-soon';
import { useVerification } from './use-verification';
import { VerificationPassword } from './verification-password';

/** What a mailed verification link leads to. */
export function EmailVerification() {
  const { state, message, signOutAndVerify, verifyWithPassword } = useVerification();
  useLoginSoon(state === 'success');

  switch (state) {
    case 'verifying':
      return <Alert tone="info">{message}</Alert>;
    case 'password':
      return <VerificationPassword message={message} verify={verifyWithPassword} />;
    case 'other-session':
      return <OtherSession email={message} onSignOut={signOutAndVerify} />;
    case 'success':
      return (
        <Stack gap={3}>
          <Alert tone="success">{message}</Alert>
          <p className={styles['foot']}>
            Taking you to the sign-in page. <TextLink to={paths.login}>Go there now</TextLink>
          </p>
        </Stack>
      );
    case 'error':
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
}
