import { Alert } from '../../ui/feedback/alert';
import { Stack } from '../../ui/layout/layout';
import { TextLink } from '../../ui/links/text-link';
import { paths } from '../../paths';
import { resendVerification } from './api';
import { EmailForm } from './email-form';
import styles from './form.module.css';
import { verificationFailed as t } from './verify-email-asks.messages.en';

export function VerificationFailed({ message }: { message: string }) {
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
