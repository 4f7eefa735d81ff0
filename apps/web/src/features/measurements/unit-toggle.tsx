import type { LengthUnit } from '@figura/classifier';
import { translator } from '../../lib/messages/translator';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import messages from './messages.en';

const t = translator(messages.unitToggle);

const NAMES = {
  system: { in: t('imperial'), cm: t('metric') },
  length: { in: t('inches'), cm: t('centimeters') },
} as const;

interface UnitToggleProps {
  unit: LengthUnit;
  onChange: (unit: LengthUnit) => void;
  names: keyof typeof NAMES;
}

export function UnitToggle({ unit, onChange, names }: UnitToggleProps) {
  return (
    <SegmentedControl<LengthUnit>
      label={t('units')}
      hideLabel
      options={[
        { value: 'in', label: NAMES[names].in },
        { value: 'cm', label: NAMES[names].cm },
      ]}
      value={unit}
      onChange={onChange}
    />
  );
}
