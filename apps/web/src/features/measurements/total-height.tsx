import { convertLength, totalHeight } from '@figura/classifier';
import type { LengthUnit } from '@figura/classifier';
import { VERTICAL_MEASUREMENTS } from '@figura/contracts';
import type { TapeMeasurements } from '@figura/contracts';
import { TextField } from '../../ui/forms/text-field';
import { isComplete } from './measured-values';

interface TotalHeightProps {
  values: Partial<TapeMeasurements>;
  unit: LengthUnit;
}

/** The sum of the four heights, to read only; empty until all four are there. */
export function TotalHeight({ values, unit }: TotalHeightProps) {
  const total = isComplete(VERTICAL_MEASUREMENTS, values)
    ? convertLength(totalHeight(values), 'in', unit).toFixed(1)
    : '';
  return (
    <TextField
      id="totalHeight"
      name="totalHeight"
      label="Total height"
      hint="The sum of the four; it should come close to your height."
      suffix={unit}
      value={total}
      readOnly
    />
  );
}
