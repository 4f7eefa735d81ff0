import type { Measurement, OptionalMeasurement, TapeField } from '@figura/contracts';
import { isGirth, MEASUREMENT_DEFINITIONS } from '@figura/contracts';
import { CM_PER_INCH, isLength } from '../units';
import type { LengthUnit } from '../units';
import type { MisreadHint } from './find-misread-hints';

/** Judged by its share of others; null if it is fine or a value is missing. Inches. */
export function findOptionalHint(
  name: OptionalMeasurement,
  values: Partial<Record<TapeField, number>>,
  typed?: LengthUnit,
): MisreadHint<OptionalMeasurement> | null {
  const { of, least, usual, most } = MEASUREMENT_DEFINITIONS[name].share;
  const parts: readonly Measurement[] = of;
  const whole = parts.reduce((sum, part) => sum + (values[part] ?? NaN), 0);
  const inches = values[name];
  if (!isLength(inches) || !isLength(whole)) return null;
  const share = inches / whole;
  const isUsual = (meant: number) => meant >= least && meant <= most;
  const computeStrangeness = (meant: number) => Math.abs(Math.log(meant / usual));
  if (isUsual(share)) return null;
  const measurements = [name] as const;
  const readings: { meant: number; hint: MisreadHint<OptionalMeasurement> }[] = [
    { meant: share / CM_PER_INCH, hint: { kind: 'unit-slip', measurements, meantUnit: 'cm' } },
    { meant: share * CM_PER_INCH, hint: { kind: 'unit-slip', measurements, meantUnit: 'in' } },
    { meant: share * 2, hint: { kind: 'half-girth', measurements } },
  ];
  const [likeliest] = readings
    .filter(({ hint }) => hint.kind !== 'half-girth' || isGirth(name))
    .filter(({ meant, hint }) => isUsual(meant) && !(hint.kind === 'unit-slip' && hint.meantUnit === typed))
    .sort((a, b) => computeStrangeness(a.meant) - computeStrangeness(b.meant));
  return likeliest?.hint ?? { kind: 'unusual', measurements };
}
