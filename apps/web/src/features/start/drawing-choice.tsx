import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../../ui/class-names';
import { RadioCard } from '../../ui/forms/radio-card';
import styles from './drawing-choice.module.css';

interface DrawingChoiceProps {
  label: string;
  options: readonly { label: string; picture: ReactNode }[];
  isTall: boolean;
  value: number | undefined;
  onChange: (number: number) => void;
}

export function DrawingChoice({ label, options, isTall, value, onChange }: DrawingChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles['legend']}>{label}</legend>
      <div className={classNames(styles['options'], isTall && styles['tall'])}>
        {options.map((option, index) => (
          <label key={option.label} className={styles['option']}>
            <RadioCard
              name={name}
              value={String(index)}
              chosen={String(value)}
              onChoose={(chosen) => onChange(Number(chosen))}
            />
            <span className={styles['card']}>
              {option.picture}
              <span className={styles['words']}>{option.label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
