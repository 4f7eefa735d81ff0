import type { ComponentProps } from 'react';
import { PasswordField } from '../../ui/forms/password-field';
import { AccountName } from './account-name';

interface CurrentPasswordProps extends ComponentProps<typeof PasswordField> {
  email: string;
}

export function CurrentPassword({ email, ...field }: CurrentPasswordProps) {
  return (
    <>
      <AccountName email={email} />
      <PasswordField {...field} autoComplete="current-password" required />
    </>
  );
}
