import { BODY_AREAS, BODY_CONCERNS } from '@figura/contracts';
import type { BodyConcern } from '@figura/contracts';
import { Checkbox, CheckboxGroup } from '../../ui/forms/checkbox';
import styles from './concern-picker.module.css';

interface ConcernPickerProps {
  value: readonly BodyConcern[];
  onChange: (concerns: BodyConcern[]) => void;
}

/** The self-analysis: every body area with its options; what is ticked comes back in the form's order. */
export function ConcernPicker({ value, onChange }: ConcernPickerProps) {
  const toggle = (concern: BodyConcern) => {
    onChange(BODY_CONCERNS.filter((entry) => value.includes(entry) !== (entry === concern)));
  };

  return (
    <div className={styles['areas']}>
      {BODY_AREAS.map(({ area, label, options }) => (
        <CheckboxGroup key={area} legend={label} className={styles['area']!}>
          {options.map((option) => {
            const concern = `${area}:${option.value}` as BodyConcern;
            return (
              <Checkbox
                key={concern}
                name="bodyConcerns"
                value={concern}
                label={option.label}
                checked={value.includes(concern)}
                onChange={() => {
                  toggle(concern);
                }}
              />
            );
          })}
        </CheckboxGroup>
      ))}
    </div>
  );
}
