import type { ReactNode } from 'react';
import { useId } from 'react';
import { RadioCard } from './radio-card';
import styles from './picture-radios.module.css';
import { VisuallyHidden } from '../visually-hidden';

interface PictureRadiosProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; picture: ReactNode }[];
  value: Value | null;
  onChange: (value: Value) => void;
  large?: boolean;
  spread?: boolean;
}

export function PictureRadios<Value extends string>(props: PictureRadiosProps<Value>) {
  const { label, options, value, onChange, large, spread } = props;
  const name = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <fieldset>
      <legend className={styles['legend']}>
        {label}
        {/* The radio button already announces it. */}
        <span className={styles['chosen']} aria-hidden="true">
          {chosen?.label}
        </span>
      </legend>
      <div className={styles['options']} data-large={large || undefined} data-spread={spread || undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles['option']} title={option.label}>
            <RadioCard name={name} value={option.value} chosen={value} onChoose={onChange} />
            <span className={styles['picture']}>{option.picture}</span>
            <VisuallyHidden>{option.label}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
