import { CM_PER_INCH, isLength } from '../units';
import type { LengthUnit } from '../units';
import type { MisreadHint } from './find-misread-hints';

/**
 * Shares of the chest. EN 13402 bra sizes span 0.68 (H, 60 cm band) to 0.92 (AA, 120 cm band); the margin allows
 * for unusual bodies and the tape.
 */
const LEAST_OF_CHEST = 0.62;
const MOST_OF_CHEST = 1;
/** Middle of the sizes: the reading nearer to it is likelier. */
const USUAL_OF_CHEST = 0.84;

/**
 * Hint for an underbust in inches, judged by the chest; null if fine or if one is missing. It asks, never
 * refuses.
 */
export function findUnderbustHint(
  underbust: number | undefined,
  chest: number | undefined,
  typed?: LengthUnit,
): MisreadHint<'underbust'> | null {
  if (!isLength(underbust) || !isLength(chest)) return null;
  const share = underbust / chest;
  if (isUsual(share)) return null;
  const measurements = ['underbust'] as const;
  const readings: { meant: number; hint: MisreadHint<'underbust'> }[] = [
    { meant: share / CM_PER_INCH, hint: { kind: 'unit-slip', measurements, meantUnit: 'cm' } },
    { meant: share * CM_PER_INCH, hint: { kind: 'unit-slip', measurements, meantUnit: 'in' } },
    { meant: share * 2, hint: { kind: 'half-girth', measurements } },
  ];
  const [likeliest] = readings
    .filter(({ meant, hint }) => isUsual(meant) && !(hint.kind === 'unit-slip' && hint.meantUnit === typed))
    .sort((one, other) => computeStrangeness(one.meant) - computeStrangeness(other.meant));
  return likeliest?.hint ?? { kind: 'unusual', measurements };
}

function isUsual(share: number): boolean {
  return share >= LEAST_OF_CHEST && share <= MOST_OF_CHEST;
}

function computeStrangeness(share: number): number {
  return Math.abs(Math.log(share / USUAL_OF_CHEST));
}
