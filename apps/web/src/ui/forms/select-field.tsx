import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import type { FieldProps } from './field';
import { FieldFrame } from './field';
import { LineIcon } from '../line-icon';
import styles from './field.module.css';

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
}

export function SelectField({
  label,
  hint,
  error,
  id,
  options,
  placeholder,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame
      {...{ label, hint, error, id, className }}
      after={<LineIcon path="m6 9 6 6 6-6" className={styles['chevron']} />}
    >
      {(control) => (
        <select {...select} {...control} className={classNames(styles['control'], styles['select'])}>
          {placeholder === undefined ? null : (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
