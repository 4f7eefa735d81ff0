import type { ComponentProps } from 'react';
import { TextField } from '../../ui/forms/text-field';
import { labels as t } from './messages.en';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'> & {
  suggestsPasskeys?: boolean;
};

export function EmailField({ suggestsPasskeys = false, ...props }: EmailFieldProps) {
  return (
    <TextField
      {...props}
      label={t('email')}
      type="email"
      autoComplete={`username${suggestsPasskeys ? ' webauthn' : ''}`}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
