import { translator } from '../../lib/messages/translator';
import styles from './fraction-keys.module.css';
import messages from './messages.en';

const t = translator(messages.fractionKeys);

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
    <div className={styles['keys']} role="group" aria-label={t('label')}>
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
