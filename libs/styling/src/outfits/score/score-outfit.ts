import { SLOT_AREAS } from '../composing';
import type { Look, Palette } from '../look-book';
import { isOnlyIn } from '../piece-facts';
import type { Demand } from '../question';
import { doesOpenInFront } from '../vetoes/life-vetoes';
import type { WornPieces } from '../vetoes/veto';
import { weighWeather } from '../weather';
import { COLOR_COSTS } from './color-costs';
import { computeEveningCost } from './evening-costs';
import { describeOutfit, FESTIVE_CLOTH, hasLargeTone, type ScoredOutfit } from './scored-outfit';
import { WEAR_COSTS } from './wear-costs';

const COSTS = [...COLOR_COSTS, ...WEAR_COSTS, computeEveningCost];
const UNASKED_COVER = 0.08;
const OPENS_IN_FRONT = 0.12;
/** OKLCH lightness of clothes for warm days, at least. */
const SUMMERY = 0.58;

/** Scores body fit, rank, contrast and what a stylist would correct; about 0.1 to 0.9. */
export function scoreOutfit(
  demand: Demand,
  look: Look,
  palette: Pick<Palette, 'rank'>,
  pieces: WornPieces,
): { score: number; isColored: boolean } {
  const outfit = describeOutfit(demand, look, pieces);
  const score =
    0.1 +
    rateFit(outfit) +
    0.06 * look.rank +
    0.05 * palette.rank +
    0.1 * rateContrast(outfit) +
    0.06 * (hasLargeTone(outfit, outfit.shoes.tone ?? '') ? 1 : 0.5) +
    rateSeason(outfit) +
    rateFestivity(outfit) +
    rateOpening(outfit) -
    (look.modest && !demand.isModest ? UNASKED_COVER : 0) -
    COSTS.reduce((sum, compute) => sum + compute(outfit), 0) +
    0.3 * outfit.worn.reduce((sum, [, candidate]) => sum + weighWeather(candidate, demand), 0);
  return { score, isColored: outfit.isColored };
}

function rateFit({ look, worn }: ScoredOutfit): number {
  let [suits, away, area] = [0, 0, 0];
  for (const [slot, { piece, suits: own }] of worn) {
    if (slot === 'legs') continue;
    suits += SLOT_AREAS[slot] * own;
    away += SLOT_AREAS[slot] * Math.abs(piece.wearing.formality - look.level);
    area += SLOT_AREAS[slot];
  }
  const niche = worn.filter(([, { piece }]) => piece.status === 'niche').length;
  return 0.42 * (suits / area) - 0.08 * (away / area) - 0.05 * niche;
}

/** 1 for a clear lightness difference, less for near equality or black beside white. */
function rateContrast({ large, look }: ScoredOutfit): number {
  if (look.match.length > 0 || large.every(({ tone }) => tone === large[0]!.tone)) return 0.9;
  const lightness = large.map((facts) => facts.lightness);
  const range = Math.max(...lightness) - Math.min(...lightness);
  if (range < 0.1) return 0.4;
  return range > 0.75 ? 0.7 : 1;
}

function rateSeason({ demand, isShiny, large, look }: ScoredOutfit): number {
  const isSpring = isOnlyIn(demand.seasons, 'spring');
  if (demand.band !== 'warm' && !(isSpring && !demand.isEvening)) return 0;
  const isCovered = look.modest && !demand.isModest;
  const mean = large.reduce((sum, { lightness }) => sum + lightness, 0) / large.length;
  const isFestive = isShiny || large.some((facts) => facts.has('fabric', ...FESTIVE_CLOTH));
  const perUnit = isSpring
    ? 0.35
    : demand.occasion === 'evening' || demand.occasion === 'formal'
      ? 0.1
      : isFestive
        ? 0.35
        : 0.7;
  return Math.min(0, mean - SUMMERY) * perUnit - (isCovered && !isSpring ? 0.15 : 0);
}

function rateFestivity({ demand, isColored, isMens, isShiny, worn }: ScoredOutfit): number {
  if (!demand.isEvening) return 0;
  const isPlain =
    demand.occasion !== 'evening' &&
    !isMens &&
    !isColored &&
    !isShiny &&
    !worn.some(
      ([, { facts, piece }]) =>
        facts.has('fabric', ...FESTIVE_CLOTH) ||
        (piece.wearing.contexts.includes('evening') && !facts.is('bag', 'shoe')),
    );
  // A man's dark suit needs neither to be dressed for dinner.
  const share = isMens && demand.occasion === 'evening' ? 0.25 : 1;
  return share * ((isShiny ? 0.06 : 0) + (isColored ? 0.08 : 0)) - (isPlain ? 0.15 : 0);
}

/** What opens in front comes first for those who cannot, or would rather not, pull clothes overhead. */
function rateOpening({ demand, pieces }: ScoredOutfit): number {
  const inner = (pieces.top ?? pieces['one-piece'])?.facts;
  return (demand.isTender || demand.isNursing) && inner && doesOpenInFront(inner) ? OPENS_IN_FRONT : 0;
}
