import { LineIcon } from '../../ui/line-icon';
import styles from './chips.module.css';

interface ChipSelectProps<Value extends string> {
  label: string;
  text: string;
  icon?: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** The native select lies invisibly over the chip. */
export function ChipSelect<Value extends string>(props: ChipSelectProps<Value>) {
  const { label, text, icon, options, value, onChange } = props;
  return (
    <label className={styles['chip']}>
      <select
        className={styles['select']}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles['face']} aria-hidden="true">
        {icon === undefined ? null : <LineIcon path={icon} className={styles['icon']} />}
        {text}
      </span>
    </label>
  );
}
