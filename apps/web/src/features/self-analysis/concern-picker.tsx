import { BODY_AREAS, BODY_CONCERNS, listOpposites } from '@figura/contracts';
import type { BodyConcern } from '@figura/contracts';
import { useState } from 'react';
import { Checkbox, CheckboxGroup } from '../../ui/forms/checkbox';
import styles from './concern-picker.module.css';
import { concernPicker as t } from './messages.en';
import { formatBodyArea, formatBodyConcern, formatConcernOption } from '../../lib/text/names';

interface ConcernPickerProps {
  value: readonly BodyConcern[];
  onChange: (concerns: BodyConcern[]) => void;
}

/** Values keep the form's order; an option unticks its opposite and says so. */
export function ConcernPicker({ value, onChange }: ConcernPickerProps) {
  const [exchanged, setExchanged] = useState<{ area: string; message: string } | null>(null);

  const toggle = (concern: BodyConcern) => {
    const opposites = value.includes(concern)
      ? []
      : value.filter((ticked) => listOpposites(concern).includes(ticked));
    const taken = opposites.map(formatBodyConcern).join(', ');
    setExchanged(
      opposites.length > 0
        ? {
            area: concern.split(':')[0]!,
            message: t('exchanged', { ticked: formatBodyConcern(concern), taken }),
          }
        : null,
    );
    onChange(
      BODY_CONCERNS.filter(
        (entry) => !opposites.includes(entry) && value.includes(entry) !== (entry === concern),
      ),
    );
  };

  return (
    <div className={styles['areas']}>
      {BODY_AREAS.map(({ area, options }) => (
        <CheckboxGroup key={area} legend={formatBodyArea(area)} className={styles['area']!}>
          {options.map((option) => {
            const concern = `${area}:${option}` as BodyConcern;
            return (
              <Checkbox
                key={concern}
                name="bodyConcerns"
                value={concern}
                label={formatConcernOption(concern)}
                checked={value.includes(concern)}
                onChange={() => {
                  toggle(concern);
                }}
              />
            );
          })}
          <p role="status" className={styles['exchanged']}>
            {exchanged?.area === area ? exchanged.message : null}
          </p>
        </CheckboxGroup>
      ))}
    </div>
  );
}
