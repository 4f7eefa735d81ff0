import { useState } from 'react';
import { FieldFrame } from './field';
import styles from './field.module.css';
import { passwordField as t } from './messages.en';
import type { TextFieldProps } from './text-field';
import { VisuallyHidden } from '../visually-hidden';
import { writeSmall } from '../../lib/text/within-sentence';

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
