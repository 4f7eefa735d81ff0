import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@figura/contracts';
import { useState } from 'react';
import type { FieldErrors } from '../../lib/use-form';
import { useForm } from '../../lib/use-form';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { PasswordField } from '../../ui/text-field';
import { AccountName } from './account-name';
import { changePassword } from './api';
import styles from './settings-form.module.css';

const initial = { currentPassword: '', newPassword: '', confirmation: '' };

function validate({
  currentPassword,
  newPassword,
  confirmation,
}: typeof initial): FieldErrors<typeof initial> {
  const errors: FieldErrors<typeof initial> = {};
  if (!currentPassword) errors.currentPassword = 'Please enter your current password';
  if (newPassword.length < MIN_PASSWORD_LENGTH) {
    errors.newPassword = `New password must be at least ${MIN_PASSWORD_LENGTH} characters`;
  } else if (newPassword.length > MAX_PASSWORD_LENGTH) {
    errors.newPassword = `New password must be at most ${MAX_PASSWORD_LENGTH} characters`;
  }
  if (newPassword !== confirmation) errors.confirmation = 'New passwords do not match';
  return errors;
}

export function PasswordForm({ email }: { email: string }) {
  const [changed, setChanged] = useState(false);
  const form = useForm({
    initial,
    validate,
    failure: 'Failed to change password',
    submit: async ({ currentPassword, newPassword }) => {
      await changePassword({ currentPassword, newPassword });
      form.reset();
      setChanged(true);
    },
  });

  const onSubmit: typeof form.onSubmit = (event) => {
    setChanged(false);
    return form.onSubmit(event);
  };

  return (
    <form className={styles['form']} onSubmit={onSubmit} noValidate>
      <AccountName email={email} />
      <PasswordField
        {...form.field('currentPassword')}
        label="Current password"
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...form.field('newPassword')}
        label="New password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        required
      />
      <PasswordField
        {...form.field('confirmation')}
        label="Confirm new password"
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        required
      />
      {changed ? <Alert tone="success">Password changed successfully!</Alert> : null}
      <ErrorSummary errors={form.errors} />
      <div>
        <Button type="submit" busy={form.busy}>
          Change Password
        </Button>
      </div>
    </form>
  );
}
