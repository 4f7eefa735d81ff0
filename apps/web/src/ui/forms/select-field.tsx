import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import type { FieldProps } from './field';
import { FieldFrame } from './field';
import styles from './field.module.css';

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen, and not to be chosen itself. */
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
    <FieldFrame {...{ label, hint, error, id, className }} after={<Chevron />}>
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

/** Drawn here for the same reason as `ArrowLeft`. */
function Chevron() {
  return (
    <svg
      className={styles['chevron']}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="m6 9 6 6 6-6" />
    </svg>
  );
}
