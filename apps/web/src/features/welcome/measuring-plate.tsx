import type { Measurement } from '@figura/contracts';
import { MEASUREMENTS } from '@figura/contracts';
import { useState } from 'react';
import { getMeasurementLabel } from '../../lib/measurements/measurement-texts';
import { translator } from '../../lib/messages/translator';
import { Figure } from '../../ui/figure/figure';
import styles from './measuring-plate.module.css';
import messages from './messages.en';

const t = translator(messages.measuringPlate);

const TYPICAL = {};

export function MeasuringPlate() {
  const [active, setActive] = useState<Measurement>('waist');
  return (
    <div className={styles['plate']}>
      <div className={styles['drawing']}>
        <Figure
          measurements={TYPICAL}
          active={active}
          combined={undefined}
          label={t('figure', { measurement: getMeasurementLabel(active) })}
        />
      </div>
      <ul className={styles['names']} aria-label={t('names')}>
        {MEASUREMENTS.map((measurement) => (
          <li key={measurement}>
            <button
              type="button"
              className={styles['name']}
              aria-pressed={measurement === active}
              onClick={() => setActive(measurement)}
              onFocus={() => setActive(measurement)}
              onPointerEnter={() => setActive(measurement)}
            >
              {getMeasurementLabel(measurement)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
