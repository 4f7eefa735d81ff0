import { convertLength, computeTotalHeight } from '@figura/classifier';
import type { LengthUnit } from '@figura/classifier';
import { VERTICAL_MEASUREMENTS } from '@figura/contracts';
import type { TapeMeasurements } from '@figura/contracts';
import { TextField } from '../../ui/forms/text-field';
import { getUnitName } from '../../lib/measurements/measurement-texts';
import { isComplete } from './measured-values';
import { totalHeight as t } from './messages.en';
import styles from './total-height.module.css';
import { formatDecimal } from '../../lib/text/decimal-text';

export function TotalHeight({ values, unit }: { values: Partial<TapeMeasurements>; unit: LengthUnit }) {
  const total = isComplete(VERTICAL_MEASUREMENTS, values)
    ? convertLength(computeTotalHeight(values), 'in', unit)
    : null;
  return (
    <TextField
      id="totalHeight"
      name="totalHeight"
      label={t('label')}
      hint={t('hint')}
      suffix={getUnitName(unit)}
      className={styles['sum']}
      value={total === null ? '' : formatDecimal(total.toFixed(1))}
      readOnly
    />
  );
}
