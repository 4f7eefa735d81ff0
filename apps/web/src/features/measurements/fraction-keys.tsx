import styles from './fraction-keys.module.css';
import { labels as t } from './messages.en';

const EIGHTHS = ['⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];
const WHOLE = /^\s*(\d+)/;

interface FractionKeysProps {
  text: string;
  onText: (text: string) => void;
}

/** Phone keypads have no fractions. Pressing one keeps the focus in the field, so that the keypad stays. */
export function FractionKeys({ text, onText }: FractionKeysProps) {
  const whole = WHOLE.exec(text)?.[1];
  return (
    <div className={styles['keys']} role="group" aria-label={t('fractionKeys')}>
      {EIGHTHS.map((eighth) => (
        <button
          key={eighth}
          type="button"
          className={styles['key']}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onText(whole === undefined ? eighth : `${whole}${eighth}`)}
        >
          {eighth}
        </button>
      ))}
    </div>
  );
}
