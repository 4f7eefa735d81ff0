import { useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { FieldFrame } from './field';
import styles from './field.module.css';
import messages from './messages.en';
import type { TextFieldProps } from './text-field';
import { VisuallyHidden } from '../visually-hidden';
import { writeSmall } from '../../lib/text/within-sentence';

const t = translator(messages.passwordField);

type PasswordFieldProps = Omit<TextFieldProps, 'suffix' | 'type' | 'label'> & { label: string };

/** Hidden again on the next render; never remembered. */
export function PasswordField({ label, hint, error, id, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const after = (
    <button type="button" className={styles['toggle']} onClick={() => setShown(!shown)}>
      {shown ? t('hide') : t('show')}
      <VisuallyHidden> {writeSmall(label)}</VisuallyHidden>
    </button>
  );
  return (
    <FieldFrame {...{ label, hint, error, id, className, after }}>
      {(control) => (
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          {...control}
          type={shown ? 'text' : 'password'}
          className={styles['control']}
        />
      )}
    </FieldFrame>
  );
}
