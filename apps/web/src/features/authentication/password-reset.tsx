import { useState } from 'react';
import { findPasswordLengthError } from '../../lib/forms/password-length-error';
import { tokens } from '../../lib/session/tokens';
import type { FieldErrors } from '../../lib/forms/use-form';
import { useForm } from '../../lib/forms/use-form';
import { paths } from '../../paths';
import { Alert } from '../../ui/feedback/alert';
import { Button, ButtonLink } from '../../ui/button';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FormFields } from '../../ui/forms/form-fields';
import { Stack } from '../../ui/layout/layout';
import { NewPasswordFields } from '../../ui/forms/new-password-fields';
import { TextLink } from '../../ui/links/text-link';
import { resetPassword } from './api';
import styles from './form.module.css';
import { LoginSoon } from './login-soon';
import { resetPassword as t } from './reset-password.messages.en';
import { useLinkToken } from './use-link-token';

export function PasswordReset() {
  const token = useLinkToken();
  if (token) return <PasswordResetForm token={token} />;
  return (
    <Stack gap={3}>
      <Alert tone="error" title={t('tokenMissing')}>
        {t('invalidLink')}
      </Alert>
      <div>
        <ButtonLink to={paths.forgotPassword}>{t('requestLink')}</ButtonLink>
      </div>
    </Stack>
  );
}

const initial = { password: '', confirmation: '' };

function validate({ password, confirmation }: typeof initial): FieldErrors<typeof initial> {
  const length = findPasswordLengthError(password);
  if (length) return { password: length };
  return password === confirmation ? {} : { confirmation: t('confirmationError') };
}

function PasswordResetForm({ token }: { token: string }) {
  const [message, setMessage] = useState<string | null>(null);

  const form = useForm({
    initial,
    validate,
    failure: t('failure'),
    submit: async ({ password }) => {
      const response = await resetPassword(token, { password });
      // The reset ended every session. Drafts stay, because the user signs in again.
      tokens.expire();
      setMessage(response.message);
    },
  });

  if (message !== null) return <LoginSoon message={message} />;
  return (
    <Stack gap={3}>
      <ErrorSummary errors={form.errors} />
      <form onSubmit={form.onSubmit} noValidate>
        <FormFields>
          <NewPasswordFields password={form.field('password')} confirmation={form.field('confirmation')} />
          <Button type="submit" wide busy={form.busy}>
            {t('resetPassword')}
          </Button>
        </FormFields>
      </form>
      <p className={styles['foot']}>
        {t.rich('linkTooOld', { link: (chunks) => <TextLink to={paths.forgotPassword}>{chunks}</TextLink> })}
      </p>
    </Stack>
  );
}
