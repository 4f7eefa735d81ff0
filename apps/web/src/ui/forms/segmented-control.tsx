import type { ReactNode } from 'react';
import { useId } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import { RadioCard } from './radio-card';
import styles from './segmented-control.module.css';

interface SegmentedControlProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value | null;
  onChange: (value: Value) => void;
  className?: string;
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, hideLabel = false, options, value, onChange, className } = props;
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={hideLabel ? undefined : styles['legend']}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles['track']}>
        {options.map((option) => (
          <label key={option.value} className={styles['segment']}>
            <RadioCard name={name} value={option.value} chosen={value} onChoose={onChange} />
            <span className={styles['text']}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
