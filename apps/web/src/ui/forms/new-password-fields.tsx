import { MIN_PASSWORD_LENGTH } from '@figura/contracts';
import type { ComponentProps } from 'react';
import { PasswordField } from './password-field';

type Control = Omit<ComponentProps<typeof PasswordField>, 'label'>;

/** A new password, typed twice. */
export function NewPasswordFields({ password, confirmation }: { password: Control; confirmation: Control }) {
  const rules = { autoComplete: 'new-password', minLength: MIN_PASSWORD_LENGTH, required: true };
  return (
    <>
      <PasswordField
        {...password}
        {...rules}
        label="New password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
      />
      <PasswordField {...confirmation} {...rules} label="Confirm new password" />
    </>
  );
}
