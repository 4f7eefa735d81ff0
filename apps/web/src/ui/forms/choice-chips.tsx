import { useId } from 'react';
import { Chip } from './chip';
import styles from './choice-chips.module.css';
import covering from './covering-control.module.css';
import { RadioCard } from './radio-card';
import { Cluster } from '../layout/layout';

interface ChoiceChipsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={styles['legend']}>{label}</legend>
      <Cluster gap={1} align="stretch">
        {options.map((option) => (
          <Chip
            key={option.value}
            control={<RadioCard name={name} value={option.value} chosen={value} onChoose={onChange} />}
          >
            {option.label}
          </Chip>
        ))}
      </Cluster>
    </fieldset>
  );
}

interface CheckChipsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  strikes?: boolean;
}

export function CheckChips<Value extends string>(props: CheckChipsProps<Value>) {
  const { label, options, values, onChange, strikes } = props;
  return (
    <fieldset>
      <legend className={styles['legend']}>{label}</legend>
      <Cluster gap={1} align="stretch">
        {options.map(({ value, label: text }) => (
          <Chip
            key={value}
            strikes={strikes ?? false}
            control={
              <input
                type="checkbox"
                className={covering['control']}
                checked={values.includes(value)}
                onChange={({ target }) =>
                  onChange(
                    options
                      .map((option) => option.value)
                      .filter((each) => (each === value ? target.checked : values.includes(each))),
                  )
                }
              />
            }
          >
            {text}
          </Chip>
        ))}
      </Cluster>
    </fieldset>
  );
}
