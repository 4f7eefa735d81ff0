import { convertLength, formatMeasurement } from '@figura/classifier';
import type { BodyEstimate, LengthUnit } from '@figura/classifier';
import { HORIZONTAL_TYPES, MEASUREMENT_LABELS } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import styles from './likelihood.module.css';
import messages from './messages.en';

const t = translator(messages.likelihood);

/** Letters less likely than this are not worth a line. */
const SHOWN_FROM = 0.05;

const percent = (probability: number) => `${Math.round(probability * 100)}%`;

/** How likely each letter is without a tape, and what to measure first. */
export function Likelihood({ estimate, unit }: { estimate: BodyEstimate; unit: LengthUnit }) {
  const { letters, measureFirst, measurements } = estimate;
  const { mean, deviation } = measurements[measureFirst];
  const length = (inches: number) => formatMeasurement(convertLength(inches, 'in', unit), unit);
  const shown = HORIZONTAL_TYPES.filter((letter) => letters[letter] >= SHOWN_FROM).sort(
    (one, other) => letters[other] - letters[one],
  );
  return (
    <div className={styles['likelihood']}>
      <ul className={styles['letters']} aria-label={t('letters')}>
        {shown.map((letter) => (
          <li key={letter}>
            <span className={styles['letter']}>{letter}</span> {percent(letters[letter])}
          </li>
        ))}
      </ul>
      <p>
        {t('measureFirst', {
          name: MEASUREMENT_LABELS[measureFirst].toLowerCase(),
          from: length(mean - deviation),
          to: length(mean + deviation),
          unit,
        })}
      </p>
    </div>
  );
}
