import type { BodyEstimate } from '@figura/classifier';
import { HORIZONTAL_TYPES } from '@figura/contracts';
import styles from './likelihood.module.css';
import { likelihood as t } from './messages.en';

/** Letters below this share are hidden. */
const SHOWN_FROM = 0.02;
/** Answers and one number are never certain. */
const MOST = 99;

export function Likelihood({ letters }: Pick<BodyEstimate, 'letters'>) {
  const shown = HORIZONTAL_TYPES.filter((letter) => letters[letter] >= SHOWN_FROM).sort(
    (a, b) => letters[b] - letters[a],
  );
  return (
    <ul className={styles['bar']} aria-label={t('letters')}>
      {shown.map((letter) => (
        <li key={letter} className={styles['share']} style={{ flexGrow: letters[letter] * 100 }}>
          <span className={styles['letter']}>{letter}</span>{' '}
          <span className={styles['percent']}>{Math.min(MOST, Math.round(letters[letter] * 100))}%</span>
        </li>
      ))}
    </ul>
  );
}
