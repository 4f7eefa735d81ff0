import styles from './covering-control.module.css';

interface RadioCardProps<Value extends string> {
  /** Shared by the choices of one group. */
  name: string;
  value: Value;
  /** The choice of the group; null while there is none. */
  chosen: Value | null;
  onChoose: (value: Value) => void;
}

/** The radio button of a choice that is drawn by its label. */
export function RadioCard<Value extends string>(props: RadioCardProps<Value>) {
  const { name, value, chosen, onChoose } = props;
  return (
    <input
      type="radio"
      className={styles['control']}
      name={name}
      value={value}
      checked={value === chosen}
      // A page that was served as HTML may have been tapped before this code had come.
      ref={(input) => {
        if (input?.checked && value !== chosen) onChoose(value);
      }}
      onChange={() => onChoose(value)}
    />
  );
}
