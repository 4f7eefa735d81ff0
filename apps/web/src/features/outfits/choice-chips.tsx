import { useId } from 'react';
import { RadioCard } from '../../ui/forms/radio-card';
import styles from './choice-chips.module.css';

interface ChoiceChipsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of several words, which wrap: a group of radio buttons. */
export function ChoiceChips<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['chips']}>
        {options.map((option) => (
          <label key={option.value} className={styles['chip']}>
            <RadioCard name={name} value={option.value} chosen={value} onChoose={onChange} />
            <span className={styles['text']}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface CheckChipsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  error?: string | undefined;
}

/** Some of several words, which wrap: a group of checkboxes. */
export function CheckChips<Value extends string>(props: CheckChipsProps<Value>) {
  const { label, options, values, onChange, error } = props;
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['chips']}>
        {options.map(({ value, label: text }) => (
          <label key={value} className={styles['chip']}>
            <input
              type="checkbox"
              className={styles['box']}
              checked={values.includes(value)}
              onChange={({ target }) =>
                onChange(
                  // In the order of the options, whatever was chosen first.
                  options
                    .map((option) => option.value)
                    .filter((each) => (each === value ? target.checked : values.includes(each))),
                )
              }
            />
            <span className={styles['text']}>{text}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} className={styles['error']} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
