import type { WornStyle } from '@figura/contracts';
import { compileItems, type CompiledRules } from '../compile';
import { CAUTION_RATING, explainFully } from '../explain';
import type { ProfileFeature } from '../features';
import { CAUTION_STRENGTH, rateFit, scoreItems } from '../rank';
import type { OutfitPiece } from './piece';

const HANGING = 'hip-bag';
/** What a bag with a long strap becomes when it is carried otherwise. */
const OTHER_WAYS = [
  ['short-strap', 'underarm-bag'],
  ['in-hand', 'hand-held-bag'],
] as const satisfies readonly (readonly [style: WornStyle, value: string])[];

type Garment = OutfitPiece['garment'];

export interface Carry {
  readonly carried: readonly WornStyle[];
  /** Of the bag as it is then carried. */
  readonly score: number;
}

/** Another way to carry a bag that would hang where the body's advice wants none. */
export function findCarry(
  rules: CompiledRules,
  features: readonly ProfileFeature[],
  { type, attributes }: Garment,
): Carry | null {
  const values = attributes['accessories'];
  if (!values?.includes(HANGING)) return null;
  const others = values.filter((value) => value !== HANGING);
  const known = OTHER_WAYS.filter(([, value]) => others.includes(value));
  const ways = known.length > 0 ? known : OTHER_WAYS;
  const compiled = compileItems(
    rules,
    [HANGING, ...ways.map(([, value]) => value)].map((value) => ({
      id: '',
      type,
      attributes: { ...attributes, accessories: [value] },
    })),
  );
  const { points } = scoreItems(compiled, features);
  if (points[0]! >= 0 && !isCautioned(compiled, features)) return null;
  const other = points.subarray(1).reduce((best, each, way, all) => (each > all[best]! ? way : best), 0);
  return { carried: [ways[other]![0]], score: rateFit(compiled, features)[other + 1]! };
}

function isCautioned(
  compiled: Parameters<typeof explainFully>[0],
  features: readonly ProfileFeature[],
): boolean {
  return explainFully(compiled, features, 0).harmful.some(
    ({ value, rating, strength }) =>
      value === HANGING && rating <= CAUTION_RATING && strength >= CAUTION_STRENGTH,
  );
}
