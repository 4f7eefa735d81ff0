import type { TemperatureBand } from '@figura/contracts';
import type { Demand } from './question';
import type { OutfitPiece } from './piece';

/** Clo of underwear, which no outfit lists. */
const BENEATH = 0.06;
/** Clo for a stroll (2 met; ISO 7730, without the air layer). */
const NEEDS: readonly { readonly celsius: number; readonly clo: number }[] = [
  { celsius: -10, clo: 1.7 },
  { celsius: 3, clo: 1.2 },
  { celsius: 14, clo: 0.62 },
  { celsius: 24, clo: 0.3 },
  { celsius: 33, clo: 0.1 },
];
/** Clo below the need that are still worn. */
const TOO_LITTLE = 0.3;
/** Clo above the need from which clothes are taken off. */
const TOO_MUCH: Readonly<Record<TemperatureBand, number>> = { warm: 0.45, mild: 0.75, cold: 0.75 };

/** Clo; pieces beside the clothes come off indoors and do not count. */
export function sumWarmth(pieces: readonly Pick<OutfitPiece, 'slot' | 'wearing'>[]): number {
  return pieces.reduce(
    (sum, { slot, wearing }) => sum + (slot === 'accessory' || slot === 'bag' ? 0 : wearing.warmth),
    BENEATH,
  );
}

/** @param slack clo that may be missing, or be too much */
export function isWarmEnough(
  clo: number,
  demand: Demand,
  slack: Readonly<{ cold: number; warm: number }> = { cold: 0, warm: 0 },
): boolean {
  if (demand.occasion === 'sport' || demand.celsius === null) return true;
  const need = computeNeededClo(demand.celsius);
  return clo >= need - TOO_LITTLE - slack.cold && clo <= need + TOO_MUCH[demand.band] + slack.warm;
}

/** Interpolates linearly; constant beyond the ends. */
function computeNeededClo(celsius: number): number {
  const next = NEEDS.findIndex((point) => point.celsius >= celsius);
  if (next === 0) return NEEDS[0]!.clo;
  if (next < 0) return NEEDS.at(-1)!.clo;
  const [low, high] = [NEEDS[next - 1]!, NEEDS[next]!];
  return low.clo + ((celsius - low.celsius) / (high.celsius - low.celsius)) * (high.clo - low.clo);
}
