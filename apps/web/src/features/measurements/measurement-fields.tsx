import { hasUnitMark } from '@figura/classifier';

import type { TapeField } from '@figura/contracts';
import {
  getMeasurementLabel,
  getMeasuringGuidance,
  getUnitName,
} from '../../lib/measurements/measurement-texts';
import { TextField } from '../../ui/forms/text-field';
import { classNames } from '../../ui/class-names';
import { FractionKeys } from './fraction-keys';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './measurement-fields.module.css';
import { MisreadNote } from './misread-note';
import type { Measuring } from './use-measuring';

/** The limit of a draft; the longest sensible text is `100 7/8 in`. */
const MAX_TEXT_LENGTH = 32;

interface MeasurementFieldsProps {
  legend: string;
  sole: boolean;
  measurements: readonly TapeField[];
  measuring: Measuring;
  /** Enter moves to the next field; the last submits. */
  order: readonly TapeField[];
}

export function MeasurementFields(props: MeasurementFieldsProps) {
  const { legend, sole, measurements, measuring, order } = props;
  return (
    <fieldset
      className={classNames(
        styles['fields'],
        measurements.length > 1 && styles['paired'],
        sole && styles['sole'],
      )}
    >
      <legend className={sole ? hidden['hidden'] : styles['legend']}>{legend}</legend>
      {measurements.map((measurement) => {
        const hint = measuring.hints.find(({ measurements: named }) => named.at(-1) === measurement);
        const note =
          measuring.note(measurement) ??
          (measuring.text(measurement) === '' ? measuring.estimate(measurement) : null);
        const next = order[order.indexOf(measurement) + 1];
        const isActive = measuring.active === measurement;
        return (
          <div key={measurement} className={styles['field']}>
            <TextField
              id={measurement}
              name={measurement}
              label={getMeasurementLabel(measurement)}
              hint={getMeasuringGuidance(measurement)}
              suffix={hasUnitMark(measuring.text(measurement)) ? undefined : getUnitName(measuring.unit)}
              error={measuring.errors[measurement]}
              inputMode="decimal"
              enterKeyHint={next ? 'next' : 'done'}
              autoComplete="off"
              maxLength={MAX_TEXT_LENGTH}
              value={measuring.text(measurement)}
              onChange={(event) => {
                measuring.type(measurement, event.target.value);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !next || event.nativeEvent.isComposing) return;
                event.preventDefault();
                document.getElementById(next)?.focus();
              }}
              onFocus={() => {
                measuring.focus(measurement);
              }}
              onBlur={measuring.blur}
            />
            {measuring.unit === 'in' && isActive && (
              <FractionKeys
                text={measuring.text(measurement)}
                onText={(text) => measuring.type(measurement, text)}
              />
            )}
            <div aria-live="polite">
              {note && <p className={styles['note']}>{note}</p>}
              {hint && <MisreadNote hint={hint} onReread={measuring.reread} />}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
