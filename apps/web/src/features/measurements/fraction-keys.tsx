import styles from './fraction-keys.module.css';

const EIGHTHS = ['⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];
const WHOLE = /^\s*(\d+)/;

interface FractionKeysProps {
  text: string;
  onText: (text: string) => void;
}

/**
 * The eighths of an inch, which the numeric keypad of a phone does not have: each puts itself behind the whole inches.
 * Shown on touch screens and narrow ones only. Pressing one leaves the focus in the field, so that the keypad stays.
 */
export function FractionKeys({ text, onText }: FractionKeysProps) {
  const whole = WHOLE.exec(text)?.[1];
  return (
    <div className={styles['keys']} role="group" aria-label="Fractions of an inch">
      {EIGHTHS.map((eighth) => (
        <button
          key={eighth}
          type="button"
          className={styles['key']}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onText(whole === undefined ? eighth : `${whole} ${eighth}`)}
        >
          {eighth}
        </button>
      ))}
    </div>
  );
}
