import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styles from './range-field.module.css';

interface RangeFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'className'> {
  label: ReactNode;
  value: number;
  text: string;
  end?: ReactNode;
  onChange: (value: number) => void;
}

/** Arrows, Page Up, Page Down, Home, and End also work. */
export function RangeField({ label, value, text, end = text, onChange, id, ...input }: RangeFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={controlId}>
        {label}
      </label>
      <output className={styles['value']} htmlFor={controlId} aria-hidden="true">
        {end}
      </output>
      <input
        {...input}
        id={controlId}
        type="range"
        className={styles['tape']}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
