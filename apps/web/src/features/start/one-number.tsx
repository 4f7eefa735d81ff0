import type { BodyEstimate, LengthUnit } from '@figura/classifier';
import { convertLength, getLikelyRange, parseMeasurement } from '@figura/classifier';
import { MAX_MEASUREMENT_INCHES } from '@figura/contracts';
import { useState } from 'react';
import { getMeasurementLabel, getUnitName } from '../../lib/measurements/measurement-texts';
import { formatLength } from '../../lib/text/decimal-text';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/forms/text-field';
import { oneNumber as t } from './messages.en';
import styles from './one-number.module.css';
import { StringRuler } from './string-ruler';
import { writeSmall } from '../../lib/text/within-sentence';
import textStyles from '../../ui/text.module.css';

interface OneNumberProps {
  estimate: BodyEstimate;
  unit: LengthUnit;
  onLength: (inches: number) => void;
}

/** Beyond the likely range by this factor, a number is asked about once. */
const FAR = 1.25;

const toPercent = (share: number) => Math.round(share * 100);

export const canGainFromOne = ({ certainty }: BodyEstimate): boolean =>
  toPercent(certainty.then) > toPercent(certainty.now);

export function OneNumber({ estimate, unit, onLength }: OneNumberProps) {
  const { measureFirst, measurements, certainty } = estimate;
  const [text, setText] = useState('');
  const [error, setError] = useState<'wrong' | 'far' | null>(null);
  const { low, high } = getLikelyRange(measurements[measureFirst]);
  const likely = { from: formatLength(low, unit), to: formatLength(high, unit), unit };
  const gain = {
    part: certainty.part,
    now: toPercent(certainty.now),
    then: toPercent(certainty.then),
  };
  const read = () => {
    const parsed = parseMeasurement(text, unit);
    const inches = parsed.ok ? convertLength(parsed.value, unit, 'in') : 0;
    if (inches <= 0 || inches > MAX_MEASUREMENT_INCHES) return setError('wrong');
    const isFar = inches < low / FAR || inches > high * FAR;
    if (isFar && error !== 'far') return setError('far');
    onLength(inches);
  };
  return (
    <section className={styles['one']} aria-labelledby="one-number">
      <h2 id="one-number" className={styles['title']}>
        {t('title', { name: writeSmall(getMeasurementLabel(measureFirst)) })}
      </h2>
      <p className={textStyles['muted']}>{t('how')}</p>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          read();
        }}
      >
        <TextField
          label={getMeasurementLabel(measureFirst)}
          hint={t('probably', likely)}
          inputMode="decimal"
          autoComplete="off"
          suffix={getUnitName(unit)}
          value={text}
          error={error ? t(error, likely) : undefined}
          onChange={({ target }) => {
            setText(target.value);
            setError(null);
          }}
        />
        <Button type="submit">{t('gain', gain)}</Button>
      </form>
      <StringRuler measurement={measureFirst} unit={unit} onLength={onLength} />
    </section>
  );
}
