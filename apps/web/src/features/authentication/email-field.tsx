import type { ComponentProps } from 'react';
import { translator } from '../../lib/messages/translator';
import { TextField } from '../../ui/forms/text-field';
import messages from './messages.en';

const t = translator(messages.labels);

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
