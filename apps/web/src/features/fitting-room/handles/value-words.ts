import { formatRoundedLength, type LengthUnit } from '@figura/classifier';
import { ARM_OF_HEIGHT, SLEEVE_ENDS, VALUE_NAMES } from '@figura/contracts';
import type { WornLandmarks } from '@figura/drawing';
import type { Edge } from './edges';
import { handles as t } from './handles.messages.en';

/** In inches: anything nearer is at that place. */
const AT_A_PLACE = 0.75;

/** Null if the user is not measured or hides numbers. */
export type LengthsIn = { unit: LengthUnit; height: number } | null;

/** Adds the distance to a body landmark, if known. A sleeve length comes from the garment's check. */
export function formatValueWords(
  { name, value, choice: { attribute } }: Edge,
  at: { y: number },
  body: WornLandmarks,
  lengths: LengthsIn,
): string {
  const words = value === null ? undefined : VALUE_NAMES[attribute]?.[value];
  if (value === null || words === undefined) return t('unknown');
  if (name === 'rise') return isRise(value) ? t(`rise.${value}`, { value: words }) : words;
  if (!lengths) return words;
  const { unit, height } = lengths;
  const computeInches = (from: number, to: number) => ((to - from) * height) / (body.floor.y - body.crown.y);
  const say = (
    key: 'neckline' | 'sleeve' | `hem.${'above' | 'below'}Knee` | 'hem.aboveFloor',
    length: number,
  ) => (length < AT_A_PLACE ? words : t(key, { value: words, length: formatRoundedLength(length, unit) }));
  if (name === 'neckline') return say('neckline', computeInches(body.shoulder.y, at.y));
  if (name === 'sleeve') return say('sleeve', (SLEEVE_ENDS[value] ?? 0) * ARM_OF_HEIGHT * height);
  if (value === 'floor' || at.y < body.crotch.y) return words;
  const belowKnee = computeInches(body.knee.y, at.y);
  const aboveFloor = computeInches(at.y, body.floor.y);
  if (aboveFloor < belowKnee) return say('hem.aboveFloor', aboveFloor);
  return say(belowKnee < 0 ? 'hem.aboveKnee' : 'hem.belowKnee', Math.abs(belowKnee));
}

const isRise = (value: string): value is 'high-rise' | 'mid-rise' | 'low-rise' =>
  ['high-rise', 'mid-rise', 'low-rise'].includes(value);
