import type { OptionalMeasurement } from '@figura/contracts';
import { useState } from 'react';
import { getMeasurementLabel, getMeasurementReason } from '../../lib/measurements/measurement-texts';
import { Disclosure } from '../../ui/disclosure';
import { MeasurementFields } from './measurement-fields';
import { optionalField as t } from './messages.en';
import styles from './optional-field.module.css';
import type { Measuring } from './use-measuring';
import { writeSmall } from '../../lib/text/within-sentence';

export function OptionalField({ name, measuring }: { name: OptionalMeasurement; measuring: Measuring }) {
  const [wasThere] = useState(() => measuring.text(name) !== '');
  const legend = getMeasurementLabel(name);
  return (
    <Disclosure summary={t(wasThere ? 'change' : 'add', { name: writeSmall(legend) })} defaultOpen={wasThere}>
      <div className={styles['field']}>
        <p>{getMeasurementReason(name)}</p>
        <MeasurementFields legend={legend} sole measurements={[name]} measuring={measuring} order={[name]} />
      </div>
    </Disclosure>
  );
}
