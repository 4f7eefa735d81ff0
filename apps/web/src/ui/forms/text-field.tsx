import type { ComponentProps, ReactNode } from 'react';
import type { FieldProps } from './field';
import { FieldFrame } from './field';
import styles from './field.module.css';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id'> {
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
