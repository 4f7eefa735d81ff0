import { MEASUREMENTS } from '@figura/contracts';
import type { Passport } from '@figura/contracts';
import { getMeasurementLabel } from '../../lib/measurements/measurement-texts';
import { toLengthUnit } from '../../lib/forms/account-unit';
import styles from './numbers.module.css';
import { sheet as t } from './sheet.messages.en';
import { formatLength } from '../../lib/text/decimal-text';

export type PassportNumbers = NonNullable<Passport['numbers']>;

export function Numbers({ measurements, unit: preference }: PassportNumbers) {
  const unit = toLengthUnit(preference);
  const estimated = new Set(measurements.estimated?.map(({ name }) => name));
  return (
    <section>
      <h3>{t('numbers')}</h3>
      <p className={styles['unit']}>{t('inUnit', { unit })}</p>
      <dl className={styles['numbers']}>
        {MEASUREMENTS.map((key) => (
          <div key={key}>
            <dt>{getMeasurementLabel(key)}</dt>
            <dd>
              {estimated.has(key) ? `${t('about')} ` : null}
              {formatLength(measurements[key], unit)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
