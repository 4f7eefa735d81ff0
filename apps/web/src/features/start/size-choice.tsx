import { useId } from 'react';
import { RadioCard } from '../../ui/forms/radio-card';
import styles from './size-choice.module.css';

export interface SizeOption {
  size: number;
  label: string;
}

interface SizeChoiceProps {
  label: string;
  sizes: readonly SizeOption[];
  value: number | undefined;
  onChange: (size: number) => void;
}

export function SizeChoice({ label, sizes, value, onChange }: SizeChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['sizes']}>
        {sizes.map((option) => (
          <label key={option.size} className={styles['size']}>
            <RadioCard
              name={name}
              value={String(option.size)}
              chosen={String(value)}
              onChoose={(size) => onChange(Number(size))}
            />
            <span className={styles['text']}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
