import { isMetallic, MID_CALF } from '../piece-facts';
import { isShortFigure } from '../vetoes/figure-vetoes';
import { DARK, FESTIVE_CLOTH, type Cost, type ScoredOutfit } from './scored-outfit';

const DRESSY_CLOTH = [...FESTIVE_CLOTH, 'crepe', 'soft-leather'] as const;

const EVENING_COSTS: readonly Cost[] = [
  computeDayShoesCost,
  computeFlatsCost,
  computeDayClothCost,
  computeSummerDressCost,
  computeLowShoesCost,
  computeSummerSuitCost,
];

export function computeEveningCost(outfit: ScoredOutfit): number {
  return outfit.demand.isEvening ? EVENING_COSTS.reduce((sum, compute) => sum + compute(outfit), 0) : 0;
}

function computeDayShoesCost({ demand, isMens, pieces, shoes }: ScoredOutfit): number {
  const isOfEvening =
    shoes.tone === 'black' ||
    isMetallic(shoes) ||
    shoes.has('fabric', 'satin', 'velvet') ||
    pieces.shoes!.piece.wearing.contexts.includes('evening');
  if (isOfEvening) return 0;
  if (pieces.shoes!.piece.source === 'wardrobe' && demand.occasion === 'evening') {
    const isOfDay = shoes.is('ballet-flat') || (shoes.has('fabric', 'suede') && shoes.shade !== 'dark');
    return isOfDay && !isMens ? 0.1 : 0;
  }
  return demand.band === 'warm' || demand.occasion === 'celebration' ? 0.12 : 0.06;
}

function computeLowShoesCost({ demand, isMens, shoes }: ScoredOutfit): number {
  const isFlat = shoes.is('loafer') || (shoes.is('boot') && shoes.has('shoes', 'flat-sole'));
  const isFlatOfDay =
    isFlat && !shoes.has('fabric', 'velvet', 'satin') && !demand.isSeated && !demand.isPregnant && !isMens;
  return shoes.is('sneaker') || isFlatOfDay ? 0.12 : 0;
}

/** Wide floor-length legs lose their line over flat shoes. */
function computeFlatsCost({ demand, isMens, pieces, shoes }: ScoredOutfit): number {
  const lower = (pieces.bottom ?? pieces['one-piece'])!.facts;
  if (!shoes.is('ballet-flat', 'loafer') || demand.isPregnant || demand.isSeated || isMens) return 0;
  const isCutShort = pieces.layer && (lower.hem ?? 0) >= MID_CALF;
  return (lower.isWideLegged || isCutShort ? 0.08 : 0) + (isShortFigure(demand) ? 0.08 : 0);
}

/** A dinner needs a dressy cloth or a dark dress. */
function computeDayClothCost({ demand, isMens, isShiny, large, pieces }: ScoredOutfit): number {
  if (isMens) return 0;
  const isDinner = demand.occasion === 'evening';
  const shown = isDinner ? large : large.filter((facts) => facts !== pieces.bottom?.facts);
  const isDressy = isShiny || shown.some((facts) => facts.has('fabric', ...DRESSY_CLOTH));
  const dress = pieces['one-piece']?.facts;
  if (isDressy || (dress && dress.lightness <= DARK && !dress.isPatterned)) return 0;
  return isDinner ? 0.12 : 0.18;
}

function computeSummerDressCost({ demand, pieces }: ScoredOutfit): number {
  const dress = pieces['one-piece']?.facts;
  if (demand.band !== 'cold' || !dress || pieces.mid) return 0;
  const isBare = dress.sleeve !== null && dress.sleeve <= 2;
  return isBare && dress.lightness > 0.5 && !dress.isShiny ? 0.12 : 0;
}

function computeSummerSuitCost({ demand, pieces }: ScoredOutfit): number {
  const isDarkWool = [pieces.mid, pieces.bottom].every(
    (piece) => piece?.facts.shade === 'dark' && piece.facts.has('fabric', 'wool-suiting'),
  );
  return demand.band === 'warm' && demand.occasion === 'evening' && isDarkWool ? 0.12 : 0;
}
