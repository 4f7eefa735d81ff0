import { findPasswordLengthError } from '../../lib/forms/password-length-error';
import type { FieldErrors } from '../../lib/forms/use-form';
import { useForm } from '../../lib/forms/use-form';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { NewPasswordFields } from '../../ui/forms/new-password-fields';
import { changePassword } from './api';
import { CurrentPassword } from './current-password';
import { passwordForm as t } from './messages.en';
import { Stack } from '../../ui/layout/layout';

const initial = { currentPassword: '', newPassword: '', confirmation: '' };

function validate({
  currentPassword,
  newPassword,
  confirmation,
}: typeof initial): FieldErrors<typeof initial> {
  const errors: FieldErrors<typeof initial> = {};
  if (!currentPassword) errors.currentPassword = t('currentPasswordError');
  const length = findPasswordLengthError(newPassword, t('newPassword'));
  if (length) errors.newPassword = length;
  if (newPassword !== confirmation) errors.confirmation = t('confirmationError');
  return errors;
}

export function PasswordForm({ email }: { email: string }) {
  const form = useForm({
    initial,
    validate,
    failure: t('failure'),
    submit: async ({ currentPassword, newPassword }) => {
      await changePassword({ currentPassword, newPassword });
      form.reset();
    },
  });

  return (
    <Stack as="form" onSubmit={form.onSubmit} noValidate>
      <CurrentPassword email={email} {...form.field('currentPassword')} label={t('currentPassword')} />
      <NewPasswordFields password={form.field('newPassword')} confirmation={form.field('confirmation')} />
      {form.done ? <Alert tone="success">{t('changed')}</Alert> : null}
      <ErrorSummary errors={form.errors} />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('submit')}
        </Button>
      </div>
    </Stack>
  );
}
