import type { BodyEstimate } from '@figura/classifier';
import { HORIZONTAL_TYPES } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './likelihood.module.css';
import messages from './messages.en';

const t = translator(messages.likelihood);

/** Letters below this share are hidden. */
const SHOWN_FROM = 0.02;
/** Answers and one number are never certain. */
const MOST = 99;
/** Minimum share with room for a number beside the letter. */
const NUMBERED_FROM = 0.15;

export function Likelihood({ letters }: Pick<BodyEstimate, 'letters'>) {
  const shown = HORIZONTAL_TYPES.filter((letter) => letters[letter] >= SHOWN_FROM).sort(
    (one, other) => letters[other] - letters[one],
  );
  return (
    <ul className={styles['bar']} aria-label={t('letters')}>
      {shown.map((letter) => {
        const share = <> {Math.min(MOST, Math.round(letters[letter] * 100))}%</>;
        return (
          <li key={letter} className={styles['share']} style={{ flexGrow: letters[letter] * 100 }}>
            {letter}
            {letters[letter] >= NUMBERED_FROM ? share : <VisuallyHidden>{share}</VisuallyHidden>}
          </li>
        );
      })}
    </ul>
  );
}
