import styles from './covering-control.module.css';

interface RadioCardProps<Value extends string> {
  name: string;
  value: Value;
  chosen: Value | null;
  onChoose: (value: Value) => void;
}

export function RadioCard<Value extends string>(props: RadioCardProps<Value>) {
  const { name, value, chosen, onChoose } = props;
  return (
    <input
      type="radio"
      className={styles['control']}
      name={name}
      value={value}
      checked={value === chosen}
      // The user may have tapped before hydration.
      ref={(input) => {
        if (input?.checked && value !== chosen) onChoose(value);
      }}
      onChange={() => onChoose(value)}
    />
  );
}
