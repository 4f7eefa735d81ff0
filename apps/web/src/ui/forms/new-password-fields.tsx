import { MIN_PASSWORD_LENGTH } from '@figura/contracts';
import type { ComponentProps } from 'react';
import { newPasswordFields as t } from './messages.en';
import { PasswordField } from './password-field';

type Control = Omit<ComponentProps<typeof PasswordField>, 'label'>;

export function NewPasswordFields({ password, confirmation }: { password: Control; confirmation: Control }) {
  const rules = { autoComplete: 'new-password', minLength: MIN_PASSWORD_LENGTH, required: true };
  return (
    <>
      <PasswordField
        {...password}
        {...rules}
        label={t('newPassword')}
        hint={t('newPasswordHint', { minimum: MIN_PASSWORD_LENGTH })}
      />
      <PasswordField {...confirmation} {...rules} label={t('confirmNewPassword')} />
    </>
  );
}
