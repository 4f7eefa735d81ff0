import type { LengthUnit } from '@figura/classifier';
import { SOURCE_LANGUAGE } from '@figura/messages';
import { getPageLanguage } from '../../lib/messages/page-language';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import { unitToggle as t } from './messages.en';

/** The unit of most readers first. */
const UNITS: readonly LengthUnit[] = getPageLanguage() === SOURCE_LANGUAGE ? ['in', 'cm'] : ['cm', 'in'];

const NAMES = {
  system: { in: t('imperial'), cm: t('metric') },
  length: { in: t('inches'), cm: t('centimeters') },
} as const;

interface UnitToggleProps {
  unit: LengthUnit;
  onChange: (unit: LengthUnit) => void;
  names: keyof typeof NAMES;
  className?: string | undefined;
}

export function UnitToggle({ unit, onChange, names, className }: UnitToggleProps) {
  return (
    <SegmentedControl<LengthUnit>
      label={t('units')}
      hideLabel
      options={UNITS.map((value) => ({ value, label: NAMES[names][value] }))}
      value={unit}
      onChange={onChange}
      {...(className && { className })}
    />
  );
}
