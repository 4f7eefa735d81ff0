import { MEASUREMENT_LABELS } from '@figura/contracts';
import type { Measurement } from '@figura/contracts';
import { TextField } from '../../ui/text-field';
import { MEASURING_GUIDANCE } from './guidance';
import styles from './measurement-fields.module.css';
import type { Measuring } from './use-measuring';

/** As much as a draft keeps; the longest sensible text is `100 7/8 in`. */
const MAX_TEXT_LENGTH = 32;

interface MeasurementFieldsProps {
  legend: string;
  /** The only group of its page: the page's title stands for the legend. */
  sole: boolean;
  measurements: readonly Measurement[];
  measuring: Measuring;
}

/** A group of tape measurements, each with its guidance, its unit and, when a number looks unusual, a hint. */
export function MeasurementFields({ legend, sole, measurements, measuring }: MeasurementFieldsProps) {
  return (
    <fieldset className={styles['fields']}>
      <legend className={styles[sole ? 'soleLegend' : 'legend']}>{legend}</legend>
      {measurements.map((measurement) => {
        const hint = measuring.hints.find((entry) => entry.measurement === measurement);
        return (
          <div key={measurement} className={styles['field']}>
            <TextField
              id={measurement}
              name={measurement}
              label={MEASUREMENT_LABELS[measurement]}
              hint={MEASURING_GUIDANCE[measurement]}
              suffix={measuring.unit}
              error={measuring.errors[measurement]}
              inputMode="decimal"
              autoComplete="off"
              maxLength={MAX_TEXT_LENGTH}
              value={measuring.text(measurement)}
              onChange={(event) => {
                measuring.type(measurement, event.target.value);
              }}
              onFocus={() => {
                measuring.focus(measurement);
              }}
              onBlur={measuring.blur}
            />
            <div aria-live="polite">{hint && <p className={styles['secondLook']}>{hint.message}</p>}</div>
          </div>
        );
      })}
    </fieldset>
  );
}
