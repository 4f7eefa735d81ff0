import { CM_PER_INCH, isLength } from '../units';
import type { LengthUnit } from '../units';
import type { MisreadHint } from './find-misread-hints';

/**
 * The underbust lies between these shares of the chest. The European sizes for bras (EN 13402) go from 10 cm less than the
 * chest (AA), which on a wide band of 120 cm is 0.92 of it, to 28 cm less (H), which on a narrow one of 60 cm is 0.68. What is
 * beyond is left to bodies outside the sizes, and to the tape.
 */
const LEAST_OF_CHEST = 0.62;
const MOST_OF_CHEST = 1;
/** The middle of the sizes: of two ways to read a number the one that comes nearer is the likelier. */
const USUAL_OF_CHEST = 0.84;

/**
 * What may have gone wrong with an underbust, in inches, judged by the chest and never by size; null when nothing seems
 * wrong, or when one of the two is missing or no length. A hint is for asking, never for refusing.
 *
 * @param typed the unit that the underbust was typed in, where it is known: only the other one can have been meant
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
