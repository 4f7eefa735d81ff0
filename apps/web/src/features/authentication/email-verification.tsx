import { Alert } from '../../ui/feedback/alert';
import { Stack } from '../../ui/layout/layout';
import { TextLink } from '../../ui/links/text-link';
import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { resendVerification } from './api';
import { EmailForm } from './email-form';
import styles from './form.module.css';
import { LoginSoon } from './login-soon';
import { OtherSession } from './other-session';
import { useVerification } from './use-verification';
import { VerificationPassword } from './verification-password';
import messages from './verify-email.messages.en';

const t = translator(messages.emailVerification);

/** What a mailed verification link leads to. */
export function EmailVerification() {
  const { state, message, signOutAndVerify, verifyWithPassword } = useVerification();

  switch (state) {
    case 'verifying':
      return <Alert tone="info">{message}</Alert>;
    case 'password':
      return <VerificationPassword message={message} verify={verifyWithPassword} />;
    case 'other-session':
      return <OtherSession email={message} onSignOut={signOutAndVerify} />;
    case 'success':
      return <LoginSoon message={message} />;
    case 'error':
      return (
        <Stack gap={4}>
          <Alert tone="error">{message}</Alert>
          <Stack gap={3}>
            <p>{t('aboutLinks')}</p>
            <EmailForm action={resendVerification} button={t('sendANewLink')} failure={t('failure')} />
          </Stack>
          <p className={styles['foot']}>
            <TextLink to={paths.login}>{t('backToLogin')}</TextLink>
          </p>
        </Stack>
      );
  }
}
