import type { LengthUnit } from '@figura/classifier';
import { SegmentedControl } from '../../ui/forms/segmented-control';

const NAMES = {
  system: { in: 'Imperial', cm: 'Metric' },
  length: { in: 'Inches', cm: 'Centimeters' },
} as const;

interface UnitToggleProps {
  unit: LengthUnit;
  onChange: (unit: LengthUnit) => void;
  /** The onboarding speaks of systems, the other screens of lengths. */
  names: keyof typeof NAMES;
}

/** Inches or centimeters; what was typed stays as it was typed. */
export function UnitToggle({ unit, onChange, names }: UnitToggleProps) {
  return (
    <SegmentedControl<LengthUnit>
      label="Units"
      options={[
        { value: 'in', label: NAMES[names].in },
        { value: 'cm', label: NAMES[names].cm },
      ]}
      value={unit}
      onChange={onChange}
    />
  );
}
