import type { OutfitSlot } from '@figura/contracts';
import { SLOT_AREAS } from './composing';
import type { Look, Palette } from './look-book';
import { isOnlyIn, LARGE_SLOTS, MID_CALF, USUAL_HEM } from './piece-facts';
import { SUMMER_OFFICE_FROM, type Demand } from './question';
import { COLORED_TONES, COOL_TONES, METAL_TONES, WARM_TONES } from './tones';
import { isShortFigure } from './vetoes/figure-vetoes';
import { doesOpenInFront } from './vetoes/life-vetoes';
import {
  BARE_INSTEPS,
  isCoolSeason,
  isJacketEnough,
  isMensOutfit,
  type Candidate,
  type WornPieces,
} from './vetoes/veto';
import { weighWeather } from './weather';

const DARK = 0.42;
const UNASKED_COVER = 0.08;
const FESTIVE_CLOTH = ['lace', 'chiffon', 'tulle'] as const;
const DRESSY_CLOTH = [...FESTIVE_CLOTH, 'crepe', 'soft-leather'] as const;
const OPENS_IN_FRONT = 0.12;
/** Clo of legs of linen or thin cotton. */
const LIGHT_LEGS = 0.16;

/** Scores body fit, rank, contrast and what a stylist would correct; about 0.1 to 0.9. */
export function scoreOutfit(
  demand: Demand,
  look: Look,
  palette: Pick<Palette, 'rank'>,
  pieces: WornPieces,
): { score: number; isColored: boolean } {
  const worn = Object.entries(pieces) as [OutfitSlot, Candidate][];
  const large = worn.filter(([slot]) => LARGE_SLOTS.has(slot)).map(([, { facts }]) => facts);
  const shoes = pieces.shoes!.facts;
  const isColored = large.some(
    ({ tone, isPatterned }) => isPatterned || (tone !== null && COLORED_TONES.has(tone)),
  );
  const isShiny = large.some((facts) => facts.isShiny);
  let [suits, away, area] = [0, 0, 0];
  for (const [slot, { piece, suits: own }] of worn) {
    if (slot === 'legs') continue;
    suits += SLOT_AREAS[slot] * own;
    away += SLOT_AREAS[slot] * Math.abs(piece.wearing.formality - look.level);
    area += SLOT_AREAS[slot];
  }
  const niche = worn.filter(([, { piece }]) => piece.status === 'niche').length;
  const hasLargeTone = (...tones: readonly string[]) =>
    large.some(({ tone }) => tone !== null && tones.includes(tone));

  const score =
    0.42 * (suits / area) +
    0.06 * look.rank +
    0.05 * palette.rank +
    0.1 * rateContrast(large, look) +
    0.06 * (hasLargeTone(shoes.tone ?? '') ? 1 : 0.5) +
    0.1 -
    0.08 * (away / area) -
    0.05 * niche +
    rateSeason() +
    rateFestivity() +
    rateOpening() -
    computeDarknessCost() -
    computeCoatCost() -
    computeStrayCoatCost() -
    computeShoesCost() -
    computeNoJacketCost() -
    computeDayShoesCost() -
    computeFlatsCost() -
    computeDayClothCost() -
    computeBlackPartyCost() -
    computeSummerDressCost() -
    computeShoesOfDayCost() -
    computeColdShoesCost() -
    computeBareFeetCost() -
    computeHotLegsCost() -
    computeSummerSuitCost() -
    computeWideHemsCost() -
    computeMisfitCost() -
    (isWaiter(pieces) ? 0.1 : 0) -
    (isAlmostWaiter(pieces) ? 0.05 : 0) -
    (look.modest && !demand.isModest ? UNASKED_COVER : 0) +
    0.3 * worn.reduce((sum, [, candidate]) => sum + weighWeather(candidate, demand), 0);
  return { score, isColored };

  function rateSeason(): number {
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
    return Math.min(0, mean - 0.58) * perUnit - (isCovered && !isSpring ? 0.15 : 0);
  }

  function rateFestivity(): number {
    if (!demand.isEvening) return 0;
    const isMens = isMensOutfit(demand, look);
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
  function rateOpening(): number {
    const inner = (pieces.top ?? pieces['one-piece'])?.facts;
    return (demand.isTender || demand.isNursing) && inner && doesOpenInFront(inner) ? OPENS_IN_FRONT : 0;
  }

  /** A dinner needs a dressy cloth or a dark dress. */
  function computeDayClothCost(): number {
    if (!demand.isEvening || isMensOutfit(demand, look)) return 0;
    const shown =
      demand.occasion === 'evening' ? large : large.filter((facts) => facts !== pieces.bottom?.facts);
    const isDressy = isShiny || shown.some((facts) => facts.has('fabric', ...DRESSY_CLOTH));
    const dress = pieces['one-piece']?.facts;
    if (isDressy || (dress && dress.lightness <= DARK && !dress.isPatterned)) return 0;
    return demand.occasion === 'evening' ? 0.12 : 0.18;
  }

  /** Dark from head to foot is flat, above all by day. */
  function computeDarknessCost(): number {
    if (isShiny || large.some(({ lightness, isPatterned }) => isPatterned || lightness > DARK)) return 0;
    return demand.isEvening ? 0.05 : 0.12;
  }

  /** A guest all in black looks as if for mourning. */
  function computeBlackPartyCost(): number {
    if (demand.occasion !== 'celebration' || isMensOutfit(demand, look)) return 0;
    const seen = [pieces.top, pieces.bottom, pieces['one-piece'], pieces.mid];
    return seen.every((piece) => !piece || piece.facts.tone === 'black') ? 0.12 : 0;
  }

  function computeSummerDressCost(): number {
    const dress = pieces['one-piece']?.facts;
    if (!demand.isEvening || demand.band !== 'cold' || !dress || pieces.mid) return 0;
    const isBare = dress.sleeve !== null && dress.sleeve <= 2;
    return isBare && dress.lightness > 0.5 && !dress.isShiny ? 0.12 : 0;
  }

  function computeShoesOfDayCost(): number {
    const isFlat = shoes.is('loafer') || (shoes.is('boot') && shoes.has('shoes', 'flat-sole'));
    const isFlatOfDay =
      isFlat &&
      !shoes.has('fabric', 'velvet', 'satin') &&
      !demand.isSeated &&
      !demand.isPregnant &&
      !isMensOutfit(demand, look);
    const isOfDay = shoes.is('sneaker') || isFlatOfDay;
    return demand.isEvening && isOfDay ? 0.12 : 0;
  }

  function computeColdShoesCost(): number {
    if (demand.band !== 'cold' || !shoes.is('loafer', 'sneaker')) return 0;
    return shoes.is('loafer') && shoes.has('fabric', 'suede') ? 0.1 : 0.06;
  }

  function computeBareFeetCost(): number {
    const { bottom } = pieces;
    if (demand.band !== 'cold' || !shoes.is(...BARE_INSTEPS) || !bottom || bottom.facts.is('skirt')) return 0;
    return (shoes.shade === 'dark' ? 0.08 : 0.18) + (pieces.legs ? 0 : 0.06);
  }

  function computeHotLegsCost(): number {
    const bottom = pieces.bottom;
    if (demand.band !== 'warm' || demand.isEvening || !bottom) return 0;
    return (
      2 * Math.max(0, bottom.piece.wearing.warmth - LIGHT_LEGS) + (bottom.facts.shade === 'dark' ? 0.03 : 0)
    );
  }

  function computeSummerSuitCost(): number {
    const suit = [pieces.mid, pieces.bottom];
    const isDarkWool = suit.every(
      (piece) => piece?.facts.shade === 'dark' && piece.facts.has('fabric', 'wool-suiting'),
    );
    return demand.band === 'warm' && demand.occasion === 'evening' && isDarkWool ? 0.12 : 0;
  }

  function computeWideHemsCost(): number {
    const legs = pieces.bottom?.facts;
    if (!demand.isSeated || !legs || legs.is('skirt', 'shorts')) return 0;
    return (legs.isWideLegged ? 0.15 : 0) + (legs.shade === 'light' && demand.band !== 'warm' ? 0.12 : 0);
  }

  function computeCoatCost(): number {
    const lower = (pieces['one-piece'] ?? pieces.bottom)?.facts;
    const coat = pieces.layer?.facts;
    if (!lower || !coat || coat.isShort || (coat.hem ?? USUAL_HEM.coat) < 2) return 0;
    if (!lower.is('skirt') && (!pieces['one-piece'] || lower.says('leg'))) return 0;
    const shows = Math.min((lower.hem ?? USUAL_HEM.lower) - (coat.hem ?? USUAL_HEM.coat), 2);
    return shows > 0.5 ? shows * (lower.isFullSkirted ? 0.05 : 0.025) : 0;
  }

  /** Evening shoes shine, are satin or velvet, or black. */
  function computeDayShoesCost(): number {
    const isOwned = pieces.shoes!.piece.source === 'wardrobe';
    if (!demand.isEvening) return 0;
    const isOfEvening =
      shoes.tone === 'black' ||
      (shoes.tone !== null && METAL_TONES.has(shoes.tone)) ||
      shoes.has('fabric', 'satin', 'velvet') ||
      pieces.shoes!.piece.wearing.contexts.includes('evening');
    if (isOwned && demand.occasion === 'evening') {
      const isOfDay = shoes.is('ballet-flat') || (shoes.has('fabric', 'suede') && shoes.shade !== 'dark');
      return isOfDay && !isOfEvening && !isMensOutfit(demand, look) ? 0.1 : 0;
    }
    return isOfEvening ? 0 : demand.band === 'warm' || demand.occasion === 'celebration' ? 0.12 : 0.06;
  }

  /** Wide floor-length legs lose their line over flat shoes. */
  function computeFlatsCost(): number {
    const lower = (pieces.bottom ?? pieces['one-piece'])!.facts;
    if (!demand.isEvening || !shoes.is('ballet-flat', 'loafer')) return 0;
    if (demand.isPregnant || demand.isSeated || isMensOutfit(demand, look)) return 0;
    const isCutShort = pieces.layer && (lower.hem ?? 0) >= MID_CALF;
    return (lower.isWideLegged || isCutShort ? 0.08 : 0) + (isShortFigure(demand) ? 0.08 : 0);
  }

  function computeNoJacketCost(): number {
    if ((demand.occasion !== 'interview' && !isMensParty(demand, look)) || hasJacket(pieces)) return 0;
    return isOfficeInHeat(demand) ? 0.12 : 0.25;
  }

  function computeMisfitCost(): number {
    if (demand.occasion === 'sport') return 0;
    return worn.reduce(
      (sum, [slot, { piece, suits: own }]) =>
        sum + (LARGE_SLOTS.has(slot) && piece.source !== 'wardrobe' ? Math.max(0, -own) * 0.3 : 0),
      0,
    );
  }

  function computeStrayCoatCost(): number {
    const outer = pieces.layer ?? pieces.mid;
    if (!outer || outer.facts.tone === null || outer.facts.isPatterned) return 0;
    const { tone } = outer.facts;
    const others = worn.flatMap(([slot, { facts }]) =>
      facts.tone !== null && !METAL_TONES.has(facts.tone) && facts !== outer.facts && slot !== 'legs'
        ? [facts.tone]
        : [],
    );
    if (tone === 'black' && !demand.isEvening && outer === pieces.mid)
      return others.some((other) => other === 'black' || other === 'charcoal') ? 0 : 0.08;
    const isWarm = WARM_TONES.has(tone);
    if (!isWarm && tone !== 'gray' && tone !== 'charcoal') return 0;
    const [own, opposite] = isWarm ? [WARM_TONES, COOL_TONES] : [COOL_TONES, WARM_TONES];
    const isTakenUp = others.some((other) => own.has(other) || other === 'denim');
    return !isTakenUp && others.some((other) => opposite.has(other)) ? 0.08 : 0;
  }

  function computeShoesCost(): number {
    if (
      shoes.tone === 'tan' ||
      shoes.tone === 'camel' ||
      (shoes.tone === 'beige' && shoes.lightness < 0.75)
    ) {
      const isWarm = large.some(({ tone }) => tone !== null && tone !== 'burgundy' && WARM_TONES.has(tone));
      return isWarm || hasLargeTone('ivory', 'white', 'denim', 'dark-denim', 'light-blue') ? 0 : 0.1;
    }
    if (shoes.tone === 'taupe' && shoes.is('boot')) {
      const isTakenUp = large.some(({ tone }) => tone !== null && WARM_TONES.has(tone));
      return isTakenUp ? 0 : 0.12;
    }
    if (shoes.tone === 'navy' && hasLargeTone('black')) return 0.2;
    if (shoes.tone === 'navy')
      return hasLargeTone('navy', 'denim', 'dark-denim', 'white', 'ivory', 'light-blue', 'gray') ? 0 : 0.1;
    if (shoes.tone === 'burgundy' && !hasLargeTone('burgundy')) {
      const isBesideColor = large.some(({ tone }) => tone !== null && COLORED_TONES.has(tone));
      return demand.isEvening || isBesideColor ? 0.15 : hasLargeTone('tan', 'camel', 'brown') ? 0.12 : 0;
    }
    if (shoes.tone === 'burgundy') return 0;
    if (shoes.tone !== 'black' || hasLargeTone('black', 'charcoal')) return 0;
    const isPale = demand.isEvening && (pieces['one-piece'] ?? pieces.bottom)!.facts.shade === 'light';
    if (isPale) return 0.15;
    if (demand.isEvening && hasLargeTone('navy')) return 0.1;
    if (pieces.legs) return 0;
    return demand.band === 'warm' || isColored ? 0.1 : 0.04;
  }
}

const isOfficeInHeat = ({ celsius }: Demand) => celsius !== null && celsius >= SUMMER_OFFICE_FROM;

function hasJacket({ mid, layer }: WornPieces): boolean {
  return [mid, layer].some((piece) => piece?.facts.is('blazer', 'waistcoat'));
}

const isMensParty = (demand: Demand, look: Look) =>
  demand.occasion === 'celebration' && !demand.isHot && isMensOutfit(demand, look);

/** In heat a blouse will do for an interview, and on any day a dress. */
export function isJacketMissing(demand: Demand, look: Look, pieces: WornPieces): boolean {
  const isAsked =
    demand.occasion === 'interview'
      ? !isOfficeInHeat(demand) && !pieces['one-piece']
      : isMensParty(demand, look);
  return isAsked && !hasJacket(pieces);
}

export function isSeatedCold(demand: Demand, look: Look, pieces: WornPieces): boolean {
  if (!demand.isSeated || demand.occasion === 'sport' || !isCoolSeason(demand)) return false;
  return !pieces.layer && !(pieces.mid && isJacketEnough(demand, look));
}

/** 1 for a clear lightness difference, less for near equality or black beside white. */
function rateContrast(large: readonly Candidate['facts'][], look: Pick<Look, 'match'>): number {
  if (look.match.length > 0 || large.every(({ tone }) => tone === large[0]!.tone)) return 0.9;
  const lightness = large.map((facts) => facts.lightness);
  const range = Math.max(...lightness) - Math.min(...lightness);
  if (range < 0.1) return 0.4;
  return range > 0.75 ? 0.7 : 1;
}

const isAlmostWaiter = ({ top, bottom, mid, layer }: WornPieces): boolean =>
  !mid && !layer && top?.facts.tone === 'white' && top.facts.is('shirt') && bottom?.facts.tone === 'charcoal';

function isWaiter({ top, bottom, mid }: WornPieces): boolean {
  return (
    (top?.facts.tone === 'white' || top?.facts.tone === 'ivory') &&
    top.facts.is('shirt') &&
    bottom?.facts.tone === 'black' &&
    (!mid || mid.facts.tone === 'black')
  );
}
