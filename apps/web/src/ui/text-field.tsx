import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import type { FieldProps } from './field';
import { FieldFrame } from './field';
import styles from './field.module.css';
import { VisuallyHidden } from './visually-hidden';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id'> {
  /** A unit, shown inside the field. */
  suffix?: ReactNode;
}

export function TextField({ label, hint, error, id, suffix, className, ...input }: TextFieldProps) {
  const after = suffix ? <span className={styles['suffix']}>{suffix}</span> : null;
  return (
    <FieldFrame {...{ label, hint, error, id, className, after }}>
      {(control) => <input type="text" {...input} {...control} className={styles['control']} />}
    </FieldFrame>
  );
}

type PasswordFieldProps = Omit<TextFieldProps, 'suffix' | 'type' | 'label'> & { label: string };

/** A password that can be shown. What is shown is hidden again by the next render of the page, never remembered. */
export function PasswordField({ label, hint, error, id, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const after = (
    <button type="button" className={styles['toggle']} onClick={() => setShown(!shown)}>
      {shown ? 'Hide' : 'Show'}
      <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
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
