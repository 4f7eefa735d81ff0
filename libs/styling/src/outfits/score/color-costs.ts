import { isMetallic, isWhite } from '../piece-facts';
import { COLORED_TONES, COOL_TONES, WARM_TONES } from '../tones';
import type { WornPieces } from '../vetoes/veto';
import { DARK, hasLargeTone, type Cost, type ScoredOutfit } from './scored-outfit';

const LIGHT_TAN = 0.75;
const BLUES_AND_WHITES = ['navy', 'denim', 'dark-denim', 'white', 'ivory', 'light-blue', 'gray'] as const;

export const COLOR_COSTS: readonly Cost[] = [
  computeDarknessCost,
  computeStrayCoatCost,
  computeShoeColorCost,
  computeBlackPartyCost,
  ({ pieces }) => (isWaiter(pieces) ? 0.1 : 0),
  ({ pieces }) => (isAlmostWaiter(pieces) ? 0.05 : 0),
];

/** Dark from head to foot is flat, above all by day. */
function computeDarknessCost({ demand, large, isShiny }: ScoredOutfit): number {
  if (isShiny || large.some(({ lightness, isPatterned }) => isPatterned || lightness > DARK)) return 0;
  return demand.isEvening ? 0.05 : 0.12;
}

/** A guest all in black looks as if for mourning. */
function computeBlackPartyCost({ demand, isMens, pieces }: ScoredOutfit): number {
  if (demand.occasion !== 'celebration' || isMens) return 0;
  const seen = [pieces.top, pieces.bottom, pieces['one-piece'], pieces.mid];
  return seen.every((piece) => !piece || piece.facts.tone === 'black') ? 0.12 : 0;
}

function computeStrayCoatCost({ demand, pieces, worn }: ScoredOutfit): number {
  const outer = pieces.layer ?? pieces.mid;
  if (!outer || outer.facts.tone === null || outer.facts.isPatterned) return 0;
  const { tone } = outer.facts;
  const others = worn.flatMap(([slot, { facts }]) =>
    facts.tone !== null && !isMetallic(facts) && facts !== outer.facts && slot !== 'legs' ? [facts.tone] : [],
  );
  if (tone === 'black' && !demand.isEvening && outer === pieces.mid)
    return others.some((other) => other === 'black' || other === 'charcoal') ? 0 : 0.08;
  const isWarm = WARM_TONES.has(tone);
  if (!isWarm && tone !== 'gray' && tone !== 'charcoal') return 0;
  const [own, opposite] = isWarm ? [WARM_TONES, COOL_TONES] : [COOL_TONES, WARM_TONES];
  const isTakenUp = others.some((other) => own.has(other) || other === 'denim');
  return !isTakenUp && others.some((other) => opposite.has(other)) ? 0.08 : 0;
}

function computeShoeColorCost(outfit: ScoredOutfit): number {
  const { shoes } = outfit;
  switch (shoes.tone) {
    case 'tan':
    case 'camel':
      return computeTanCost(outfit);
    case 'beige':
      return shoes.lightness < LIGHT_TAN ? computeTanCost(outfit) : 0;
    case 'taupe':
      return shoes.is('boot') && !hasWarmTone(outfit) ? 0.12 : 0;
    case 'navy':
      if (hasLargeTone(outfit, 'black')) return 0.2;
      return hasLargeTone(outfit, ...BLUES_AND_WHITES) ? 0 : 0.1;
    case 'burgundy':
      return computeBurgundyCost(outfit);
    case 'black':
      return computeBlackCost(outfit);
    default:
      return 0;
  }
}

const hasWarmTone = ({ large }: ScoredOutfit, except?: string): boolean =>
  large.some(({ tone }) => tone !== null && tone !== except && WARM_TONES.has(tone));

function computeTanCost(outfit: ScoredOutfit): number {
  const isTakenUp =
    hasWarmTone(outfit, 'burgundy') ||
    hasLargeTone(outfit, 'ivory', 'white', 'denim', 'dark-denim', 'light-blue');
  return isTakenUp ? 0 : 0.1;
}

function computeBurgundyCost(outfit: ScoredOutfit): number {
  if (hasLargeTone(outfit, 'burgundy')) return 0;
  const isBesideColor = outfit.large.some(({ tone }) => tone !== null && COLORED_TONES.has(tone));
  if (outfit.demand.isEvening || isBesideColor) return 0.15;
  return hasLargeTone(outfit, 'tan', 'camel', 'brown') ? 0.12 : 0;
}

function computeBlackCost(outfit: ScoredOutfit): number {
  const { demand, pieces } = outfit;
  if (hasLargeTone(outfit, 'black', 'charcoal')) return 0;
  if (demand.isEvening && (pieces['one-piece'] ?? pieces.bottom)!.facts.shade === 'light') return 0.15;
  if (demand.isEvening && hasLargeTone(outfit, 'navy')) return 0.1;
  if (pieces.legs) return 0;
  return demand.band === 'warm' || outfit.isColored ? 0.1 : 0.04;
}

const isAlmostWaiter = ({ top, bottom, mid, layer }: WornPieces): boolean =>
  !mid && !layer && top?.facts.tone === 'white' && top.facts.is('shirt') && bottom?.facts.tone === 'charcoal';

function isWaiter({ top, bottom, mid }: WornPieces): boolean {
  return (
    top !== undefined &&
    isWhite(top.facts) &&
    top.facts.is('shirt') &&
    bottom?.facts.tone === 'black' &&
    (!mid || mid.facts.tone === 'black')
  );
}
