import { convertLength, formatMeasurement } from '@figura/classifier';
import type { LengthUnit } from '@figura/classifier';
import { MEASUREMENT_LABELS, MEASUREMENTS } from '@figura/contracts';
import type { TapeMeasurements } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import styles from './numbers.module.css';
import messages from './sheet.messages.en';

const t = translator(messages.sheet);

export interface PassportNumbers {
  /** Inches. */
  measurements: TapeMeasurements;
  unit: LengthUnit;
}

/** The measurements of a passport whose owner shows them. */
export default function Numbers({ measurements, unit }: PassportNumbers) {
  return (
    <section>
      <h3>{t('numbers')}</h3>
      <p className={styles['unit']}>{t('inUnit', { unit })}</p>
      <dl className={styles['numbers']}>
        {MEASUREMENTS.map((key) => (
          <div key={key}>
            <dt>{MEASUREMENT_LABELS[key]}</dt>
            <dd>{formatMeasurement(convertLength(measurements[key], 'in', unit), unit)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
