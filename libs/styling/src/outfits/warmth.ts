import type { TemperatureBand } from '@figura/contracts';
import type { Demand } from './question';
import type { OutfitPiece } from './piece';

/** Underwear, in clo, which no list of pieces holds. */
const BENEATH = 0.06;
/** What everything together has to keep, in clo, for a person who strolls (2 met; ISO 7730, less the layer of air). */
const NEEDS: readonly { readonly celsius: number; readonly clo: number }[] = [
  { celsius: -10, clo: 1.7 },
  { celsius: 3, clo: 1.2 },
  { celsius: 14, clo: 0.62 },
  { celsius: 24, clo: 0.3 },
  { celsius: 33, clo: 0.1 },
];
/** So much less than the need is still worn, in clo: a step faster, hands in the pockets. */
const TOO_LITTLE = 0.3;
/** So much more is taken off. */
const TOO_MUCH: Readonly<Record<TemperatureBand, number>> = { warm: 0.45, mild: 0.75, cold: 0.75 };

/** In clo; what is beside the clothes is taken off indoors and counts for nothing. */
export function sumWarmth(pieces: readonly Pick<OutfitPiece, 'slot' | 'wearing'>[]): number {
  return pieces.reduce(
    (sum, { slot, wearing }) => sum + (slot === 'accessory' || slot === 'bag' ? 0 : wearing.warmth),
    BENEATH,
  );
}

/** @param slack clo that are forgiven beyond the usual */
export function isWarmEnough(clo: number, demand: Demand, slack = 0): boolean {
  if (demand.occasion === 'sport' || demand.celsius === null) return true;
  const need = findNeed(demand.celsius);
  return clo >= need - TOO_LITTLE - slack && clo <= need + TOO_MUCH[demand.band];
}

/** Straight lines between the points; level beyond them. */
function findNeed(celsius: number): number {
  const next = NEEDS.findIndex((point) => point.celsius >= celsius);
  if (next === 0) return NEEDS[0]!.clo;
  if (next < 0) return NEEDS.at(-1)!.clo;
  const [low, high] = [NEEDS[next - 1]!, NEEDS[next]!];
  return low.clo + ((celsius - low.celsius) / (high.celsius - low.celsius)) * (high.clo - low.clo);
}
