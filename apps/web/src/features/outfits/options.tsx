import pill from '../../ui/pill.module.css';
import styles from './options.module.css';

interface OptionsProps<Value extends string | number> {
  title?: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChoose: (value: Value) => void;
}

export function Options<Value extends string | number>(props: OptionsProps<Value>) {
  const { title, options, value: chosen, onChoose } = props;
  return (
    <div role="group" aria-label={title}>
      {title === undefined ? null : (
        <p className={styles['title']} aria-hidden="true">
          {title}
        </p>
      )}
      <div className={styles['options']}>
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={pill['pill']}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
