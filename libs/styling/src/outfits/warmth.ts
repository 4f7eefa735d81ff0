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
/** By day in frost, and in real heat, less of either is borne. */
const TOO_LITTLE_IN_FROST = 0.2;
/** Clo above the need from which clothes are taken off. */
const TOO_MUCH: Readonly<Record<TemperatureBand, number>> = { warm: 0.45, mild: 0.75, cold: 0.75 };
const TOO_MUCH_IN_HEAT = 0.35;

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
  return measureMisfit(clo, demand, slack) === 0;
}

/** Clo by which clothes are too cold or too warm; 0 within what is borne. */
export function measureMisfit(
  clo: number,
  { occasion, celsius, band, isFreezing, isHot, isEvening }: Demand,
  slack: Readonly<{ cold: number; warm: number }> = { cold: 0, warm: 0 },
): number {
  if (occasion === 'sport' || celsius === null) return 0;
  const need = computeNeededClo(celsius);
  const tooLittle = isFreezing && !isEvening ? TOO_LITTLE_IN_FROST : TOO_LITTLE;
  const tooMuch = isHot ? TOO_MUCH_IN_HEAT : TOO_MUCH[band];
  return Math.max(0, need - tooLittle - slack.cold - clo, clo - need - tooMuch - slack.warm);
}

/** Interpolates linearly; constant beyond the ends. */
function computeNeededClo(celsius: number): number {
  const next = NEEDS.findIndex((point) => point.celsius >= celsius);
  if (next === 0) return NEEDS[0]!.clo;
  if (next < 0) return NEEDS.at(-1)!.clo;
  const [low, high] = [NEEDS[next - 1]!, NEEDS[next]!];
  return low.clo + ((celsius - low.celsius) / (high.celsius - low.celsius)) * (high.clo - low.clo);
}
