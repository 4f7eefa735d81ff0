import { findPasswordLengthError } from '../../lib/forms/password-length-error';
import { useForm, type FieldErrors } from '../../lib/forms/use-form';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { NewPasswordFields } from '../../ui/forms/new-password-fields';
import { AccountName } from './account-name';
import { setFirstPassword } from './api';
import { firstPassword as t } from './sign-in-methods.messages.en';
import { Stack } from '../../ui/layout/layout';

const initial = { newPassword: '', confirmation: '' };

function validate({ newPassword, confirmation }: typeof initial): FieldErrors<typeof initial> {
  const length = findPasswordLengthError(newPassword, t('newPassword'));
  return {
    ...(length ? { newPassword: length } : {}),
    ...(newPassword === confirmation ? {} : { confirmation: t('confirmationError') }),
  };
}

export function FirstPasswordForm({ email, onSet }: { email: string; onSet: () => Promise<unknown> }) {
  const form = useForm({
    initial,
    validate,
    failure: t('failure'),
    submit: async ({ newPassword }) => {
      await setFirstPassword({ newPassword });
      await onSet();
    },
  });
  return (
    <Stack as="form" onSubmit={form.onSubmit} noValidate>
      <AccountName email={email} />
      <NewPasswordFields password={form.field('newPassword')} confirmation={form.field('confirmation')} />
      <ErrorSummary errors={form.errors} />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('submit')}
        </Button>
      </div>
    </Stack>
  );
}
