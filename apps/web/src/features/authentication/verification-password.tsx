import { useForm } from '../../lib/forms/use-form';
import { paths } from '../../paths';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FormFields } from '../../ui/forms/form-fields';
import { Stack } from '../../ui/layout/layout';
import { PasswordField } from '../../ui/forms/password-field';
import { TextLink } from '../../ui/links/text-link';
import styles from './form.module.css';

interface VerificationPasswordProps {
  /** Which password is asked for. */
  message: string;
  verify: (password: string) => Promise<void>;
}

/** In a browser that did not register a link alone verifies nothing: anybody may have asked for it. */
export function VerificationPassword({ message, verify }: VerificationPasswordProps) {
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => (password ? {} : { password: 'Please enter your password' }),
    failure: 'Verification failed',
    submit: ({ password }) => verify(password),
  });

  return (
    <Stack gap={3}>
      <Alert tone="info">{message}</Alert>
      <ErrorSummary errors={form.errors} />
      <form onSubmit={form.onSubmit} noValidate>
        <FormFields>
          <PasswordField
            {...form.field('password')}
            label="Password"
            autoComplete="current-password"
            required
          />
          <p className={styles['aside']}>
            <TextLink to={paths.forgotPassword}>Forgot your password?</TextLink>
          </p>
          <Button type="submit" wide busy={form.busy}>
            Verify my email
          </Button>
        </FormFields>
      </form>
      <p className={styles['foot']}>
        Choosing a new password by mail verifies your email, too. If you did not register, there is nothing to
        do: without the password this link opens nothing.
      </p>
    </Stack>
  );
}
