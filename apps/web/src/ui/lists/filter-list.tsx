import { useId } from 'react';
import { RadioCard } from '../forms/radio-card';
import styles from './filter-list.module.css';

interface FilterListProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; count?: number }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function FilterList<Value extends string>(props: FilterListProps<Value>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <div role="radiogroup" className={styles['list']} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <RadioCard name={name} value={option.value} chosen={value} onChoose={onChange} />
          <span>{option.label}</span>
          {option.count === undefined ? null : <span className={styles['count']}>{option.count}</span>}
        </label>
      ))}
    </div>
  );
}
