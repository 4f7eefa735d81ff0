import { useFirstFocus } from '../../lib/forms/use-first-focus';
import { useForm } from '../../lib/forms/use-form';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FormFields } from '../../ui/forms/form-fields';
import { Stack } from '../../ui/layout/layout';
import { CurrentPasswordField } from './current-password-field';
import styles from './form.module.css';
import { verificationPassword as t } from './verify-email-asks.messages.en';

interface VerificationPasswordProps {
  message: string;
  verify: (password: string) => Promise<void>;
}

/** In a browser that did not register, a link alone verifies nothing: anybody may have requested it. */
export function VerificationPassword({ message, verify }: VerificationPasswordProps) {
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => (password ? {} : { password: t('passwordError') }),
    failure: t('failure'),
    submit: ({ password }) => verify(password),
  });

  useFirstFocus(form.field('password').id);
  return (
    <Stack gap={3}>
      <Alert tone="info">{message}</Alert>
      <ErrorSummary errors={form.errors} />
      <form onSubmit={form.onSubmit} noValidate>
        <FormFields>
          <CurrentPasswordField {...form.field('password')} />
          <Button type="submit" wide busy={form.busy}>
            {t('verifyMyEmail')}
          </Button>
        </FormFields>
      </form>
      <p className={styles['foot']}>{t('alternatives')}</p>
    </Stack>
  );
}
