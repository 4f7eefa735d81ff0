import type { LengthUnit } from '@figura/classifier';
import { CM_PER_INCH } from '@figura/classifier';
import type { Measurement } from '@figura/contracts';

import { useState } from 'react';
import { getMeasurementLabel } from '../../lib/measurements/measurement-texts';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import { SelectField } from '../../ui/forms/select-field';
import { stringRuler as t } from './messages.en';
import styles from './string-ruler.module.css';
import { writeSmall } from '../../lib/text/within-sentence';
import { formatLength } from '../../lib/text/decimal-text';

/** Long edges of the sheets, in inches. */
const SHEETS = { a4: 29.7 / CM_PER_INCH, letter: 11 } as const;
const EDGES = ['0', '1', '2', '3', '4', '5', '6'];
/** Three folds give eighths. */
const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];

interface StringRulerProps {
  measurement: Measurement;
  unit: LengthUnit;
  onLength: (inches: number) => void;
}

export function StringRuler({ measurement, unit, onLength }: StringRulerProps) {
  const [sheet, setSheet] = useState<keyof typeof SHEETS>(unit === 'cm' ? 'a4' : 'letter');
  const [edges, setEdges] = useState('3');
  const [eighths, setEighths] = useState('0');
  const inches = SHEETS[sheet] * (Number(edges) + Number(eighths) / 8);
  return (
    <Disclosure summary={t('title', { name: writeSmall(getMeasurementLabel(measurement)) })}>
      <div className={styles['ruler']}>
        <p>{t('how')}</p>
        <SegmentedControl
          label={t('sheet')}
          options={[
            { value: 'a4', label: t('a4') },
            { value: 'letter', label: t('letter') },
          ]}
          value={sheet}
          onChange={setSheet}
        />
        <div className={styles['fields']}>
          <SelectField
            label={t('edges')}
            options={EDGES.map((value) => ({ value, label: value }))}
            value={edges}
            onChange={(event) => setEdges(event.target.value)}
          />
          <SelectField
            label={t('eighths')}
            options={EIGHTHS.map((label, index) => ({ value: String(index), label: label || '0' }))}
            value={eighths}
            onChange={(event) => setEighths(event.target.value)}
          />
        </div>
        <Button variant="secondary" onClick={() => onLength(inches)}>
          {t('use', { length: formatLength(inches, unit), unit })}
        </Button>
      </div>
    </Disclosure>
  );
}
