import type { OutfitSlot, Tone } from '@figura/contracts';
import { isSet } from '../match-color';
import { COLORED_TONES, measureColorDistance } from '../tones';
import {
  ANKLE,
  MID_CALF,
  THREE_QUARTER,
  isTee,
  isWhite,
  LARGE_SLOTS,
  USUAL_HEM,
  type PieceFacts,
} from '../piece-facts';
import { FIGURE_PAIR_VETOES } from './figure-vetoes';
import { SHAPE_VETOES } from './shape-vetoes';
import { SHOE_VETOES } from './shoe-vetoes';
import { hasLongSleeves, WINTER_TONES } from './weather-vetoes';
import { createPairVetoes, INNER, LOWER, OFF_DUTY, OUTER, type PairVeto, type VetoedPair } from './veto';

const LARGE = [...LARGE_SLOTS];
const ANY: readonly OutfitSlot[] = [...LARGE, 'shoes', 'legs'];
const EVENING_FORMALITY = 4;
/** OKLab distance. */
const LIKE_DENIM = 0.15;

const OFFICE_SHIRTS: readonly (Tone | null)[] = ['white', 'ivory', 'light-blue', 'gray'];
const isOwnedOuter = ({ first, second, firstSlot, secondSlot, question }: VetoedPair) => {
  const isOuter = (slot: OutfitSlot) => slot === 'layer' || (slot === 'mid' && !question.isEvening);
  return (
    (isOuter(firstSlot) && first.piece.source === 'wardrobe') ||
    (isOuter(secondSlot) && second.piece.source === 'wardrobe')
  );
};
const isDenimTone = ({ tone }: PieceFacts) => tone === 'denim' || tone === 'dark-denim';
const isBrown = ({ tone }: PieceFacts) => tone === 'brown' || tone === 'taupe';
const isRed = ({ tone }: PieceFacts) => tone === 'burgundy' || tone === 'red';
const isGreen = ({ tone }: PieceFacts) => tone === 'forest' || tone === 'green';
const isSheerSummerCloth = (facts: PieceFacts) =>
  facts.has('fabric', 'linen') || (facts.has('fabric', 'crisp-cotton') && facts.has('texture', 'openwork'));
const isPaleLinen = (facts: PieceFacts) => facts.shade === 'light' && facts.has('fabric', 'linen');
const isDarkWool = (facts: PieceFacts) => facts.shade === 'dark' && facts.has('fabric', 'wool-suiting');
const isWinterCloth = (facts: PieceFacts) =>
  facts.has('fabric', 'tweed', 'coating-wool', 'velvet', 'chunky-knit', 'corduroy') ||
  facts.has('texture', 'boucle', 'fuzzy');

export const PAIR_VETOES: readonly PairVeto[] = [
  ...createPairVetoes(ANY, ANY, {
    'two-patterns': (a, b) => a.isPatterned && b.isPatterned,
    'linen-with-winter-cloth': (a, b) =>
      (isSheerSummerCloth(a) && isWinterCloth(b)) || (isWinterCloth(a) && isSheerSummerCloth(b)),
  }),
  ...createPairVetoes(['top', 'mid'], ['bottom'], {
    'all-white-to-a-wedding': (upper, lower, { question }) =>
      question.occasion === 'celebration' &&
      !question.isMens &&
      [upper, lower].every((facts) => !facts.isPatterned && isWhite(facts)),
    'brown-shine-beside-violet-or-navy': (upper, lower) =>
      lower.isShiny && isBrown(lower) && (upper.tone === 'navy' || upper.tone === 'aubergine'),
  }),
  ...createPairVetoes(LARGE, LARGE, {
    'navy-beside-black': (a, b, pair) =>
      ((a.tone === 'navy' && b.tone === 'black') || (a.tone === 'black' && b.tone === 'navy')) &&
      !isOwnedOuter(pair),
  }),
  ...createPairVetoes(LOWER, ['layer'], {
    'short-coat-over-an-evening-hem': (
      lower,
      coat,
      { first, second, firstSlot, question: { isEvening, isSeated } },
    ) =>
      isEvening &&
      !isSeated &&
      second.piece.source === 'catalog' &&
      coat.is('wool-coat') &&
      (coat.hem ?? USUAL_HEM.coat) < 1 &&
      (firstSlot === 'one-piece' || lower.is('skirt')) &&
      (lower.isShiny || first.piece.wearing.formality >= EVENING_FORMALITY) &&
      (lower.hem ?? USUAL_HEM.lower) >= MID_CALF,
    'black-coat-over-black-at-a-wedding': (lower, coat, { second, question }) =>
      question.occasion === 'celebration' &&
      question.band !== 'cold' &&
      !question.isMens &&
      second.piece.source === 'catalog' &&
      coat.tone === 'black' &&
      lower.tone === 'black',
    'coat-across-an-evening-hem': (lower, coat, { second, question }) => {
      const hem = coat.hem ?? USUAL_HEM.coat;
      return (
        question.isEvening &&
        !question.isMens &&
        !question.isSeated &&
        second.piece.source === 'catalog' &&
        hem >= 2 &&
        hem < MID_CALF &&
        ((lower.hem ?? 0) >= ANKLE || lower.has('leg', 'palazzo'))
      );
    },
  }),
  ...createPairVetoes(LARGE, [...LARGE, 'shoes'], {
    'red-beside-green': (a, b) =>
      !a.isPatterned && !b.isPatterned && ((isRed(a) && isGreen(b)) || (isGreen(a) && isRed(b))),
  }),
  ...createPairVetoes(['mid'], ['bottom'], {
    'pale-linen-with-dark-wool': (mid, bottom) =>
      (isPaleLinen(mid) && isDarkWool(bottom)) ||
      (isPaleLinen(bottom) && isDarkWool(mid) && mid.tone !== 'navy'),
    'almost-a-suit': (mid, bottom, { first, second }) => {
      if (!mid.is('blazer') || bottom.is('jeans') || mid.tone === null || mid.tone !== bottom.tone)
        return false;
      if (COLORED_TONES.has(mid.tone)) return false;
      if (first.piece.source !== second.piece.source) return true;
      if (mid.isPatterned !== bottom.isPatterned) return true;
      const cloths = first.piece.garment.attributes['fabric'] ?? [];
      if (
        !isSet(first, second) &&
        mid.tone !== 'black' &&
        bottom.says('fabric') &&
        cloths.length > 0 &&
        !bottom.has('fabric', ...cloths)
      )
        return true;
      const [a, b] = [mid.colors[0]!, bottom.colors[0]!];
      const distance = Math.hypot(a.L - b.L, a.C - b.C);
      return distance > 0.03 && distance < 0.12;
    },
    'half-a-suit': (mid, bottom, { first, second, question }) => {
      if (!question.isMens || !mid.is('blazer') || mid.has('fabric', 'velvet')) return false;
      if (isSet(first, second))
        return first.piece.source === 'wardrobe' && !question.look.match.includes('mid');
      const isOneTone = mid.tone !== null && mid.tone === bottom.tone && !bottom.is('jeans');
      return first.piece.set !== undefined || second.piece.set !== undefined || isOneTone;
    },
    'jeans-without-a-jacket-at-work': (mid, bottom, { second, question }) =>
      question.occasion === 'work' &&
      second.piece.source === 'catalog' &&
      bottom.is('jeans') &&
      !mid.is('blazer', 'cropped-jacket'),
    'navy-blazer-on-dark-jeans': (mid, bottom, { second }) =>
      second.piece.source === 'catalog' &&
      mid.is('blazer') &&
      mid.tone === 'navy' &&
      bottom.is('jeans') &&
      bottom.tone === 'dark-denim',
  }),
  ...createPairVetoes(['top'], ['bottom'], {
    'denim-on-denim': (top, bottom) => isDenimTone(top) && isDenimTone(bottom),
    'one-color-by-accident': (top, bottom, { first, second, question }) =>
      !question.look.match.includes('top') &&
      (!top.isPatterned || isDenimTone(bottom)) &&
      !bottom.isPatterned &&
      top.tone !== null &&
      COLORED_TONES.has(top.tone) &&
      (top.tone === bottom.tone ||
        (isDenimTone(bottom) && measureColorDistance(top.colors[0]!, bottom.colors[0]!) < LIKE_DENIM)) &&
      !isSet(first, second),
    'tee-and-jeans-at-work': (top, bottom, { question }) =>
      question.occasion === 'work' && isTee(top) && bottom.is('jeans'),
    'leggings-at-work': (top, bottom, { question }) =>
      question.occasion === 'work' && bottom.is('leggings') && !(question.isPregnant && top.isLong),
    'dressed-like-a-waiter': (top, bottom, { second, question }) => {
      const isMensDinner =
        question.isMens && question.occasion === 'evening' && second.piece.source === 'catalog';
      const isParty = question.occasion === 'celebration' || question.occasion === 'evening';
      return (
        (isParty
          ? !question.isMens || isMensDinner
          : OFF_DUTY.has(question.occasion) && question.band === 'warm') &&
        !question.hasMid &&
        !top.isShiny &&
        top.is('shirt', 'blouse', 'maternity-top') &&
        (isParty && !isMensDinner ? OFFICE_SHIRTS : OFFICE_SHIRTS.slice(0, 2)).includes(top.tone) &&
        (bottom.tone === 'black' ||
          (isParty &&
            second.piece.source === 'catalog' &&
            bottom.shade === 'dark' &&
            (bottom.tone === 'charcoal' || bottom.tone === 'navy'))) &&
        !bottom.isShiny &&
        !bottom.is('jeans', 'shorts') &&
        !bottom.has('fabric', 'linen')
      );
    },
    'office-trousers-at-night': (top, bottom, { second, question }) =>
      question.isEvening &&
      question.occasion !== 'formal' &&
      !question.isMens &&
      second.piece.source === 'catalog' &&
      second.piece.set !== undefined &&
      bottom.shade === 'dark' &&
      !top.isShiny &&
      question.look.match.length === 0,
    'tee-over-office-trousers': (top, bottom, { second, question }) =>
      question.band === 'warm' &&
      OFF_DUTY.has(question.occasion) &&
      isTee(top) &&
      bottom.is('trousers') &&
      bottom.shade === 'dark' &&
      !bottom.says('fabric') &&
      second.piece.wearing.formality > 2,
    'shine-on-denim-at-work': (top, bottom, { question }) =>
      question.occasion === 'work' && top.isShiny && isDenimTone(bottom),
    'half-zip-with-a-skirt': (top, bottom) => top.has('line', 'half-zip') && bottom.is('skirt'),
    'winter-colors-on-a-summer-night': (top, bottom, { first, second, question }) =>
      question.isEvening &&
      question.band === 'warm' &&
      !question.isMens &&
      first.piece.source === 'catalog' &&
      second.piece.source === 'catalog' &&
      (top.sleeve ?? 0) >= THREE_QUARTER &&
      [top, bottom].every(({ tone, isPatterned }) => !isPatterned && WINTER_TONES.has(tone)),
    'two-shines': (a, b) => a.isShiny && b.isShiny,
    'lace-with-lace': (top, bottom) => top.has('fabric', 'lace') && bottom.has('fabric', 'lace'),
    'hoodie-with-suit-cloth': (top, bottom, { first, question }) =>
      (top.has('neckline', 'hooded') ||
        top.is('hoodie') ||
        (top.has('line', 'half-zip') &&
          !question.isMens &&
          !question.hasMid &&
          first.piece.source === 'catalog')) &&
      bottom.has('fabric', 'wool-suiting', 'crepe') &&
      !bottom.is('joggers'),
    'sweatshirt-with-satin-or-skirt': (top, bottom) =>
      (top.has('fabric', 'sweatshirt-fleece') || top.is('sweatshirt', 'hoodie')) &&
      (bottom.has('fabric', 'satin', 'crepe') || bottom.is('skirt')),
    'chunky-knit-with-silk': (top, bottom, { question }) =>
      top.has('fabric', 'chunky-knit') &&
      bottom.has('fabric', 'satin', 'chiffon') &&
      !question.mixesKnitAndSilk,
    'two-ties': (top, bottom) => top.isTied && bottom.isTied,
  }),
  ...createPairVetoes(['bottom', 'one-piece'], OUTER, {
    'denim-jacket-on-denim': (lower, outer) => isDenimTone(lower) && outer.is('denim-jacket'),
  }),
  ...createPairVetoes(['bottom'], OUTER, {
    'leather-on-leather': (bottom, outer) =>
      bottom.has('fabric', 'soft-leather', 'suede') && outer.is('leather-jacket'),
    'denim-jacket-on-jeans-at-work': (bottom, outer, { question }) =>
      question.occasion === 'work' && bottom.is('jeans') && outer.is('denim-jacket'),
    'leather-jacket-on-jeans-at-work': (bottom, outer, { question }) =>
      question.occasion === 'work' && bottom.is('jeans') && outer.is('leather-jacket', 'racer-jacket'),
  }),
  ...createPairVetoes(['top'], ['mid'], {
    'pale-shirt-under-its-own-color': (top, mid, { question }) =>
      question.isMens &&
      mid.is('blazer') &&
      top.is('shirt') &&
      top.tone === mid.tone &&
      top.tone !== null &&
      COLORED_TONES.has(top.tone),
    'wool-under-linen': (top, mid, { first }) =>
      first.piece.source === 'catalog' &&
      top.is('sweater') &&
      hasLongSleeves(top) &&
      mid.has('fabric', 'linen'),
    'tee-under-a-cardigan-at-work': (top, mid, { question }) =>
      question.occasion === 'work' && isTee(top) && !mid.is('blazer', 'cropped-jacket'),
  }),
  ...createPairVetoes(LOWER, OUTER, {
    'shine-over-shine': (lower, outer) => lower.isShiny && outer.isShiny && !outer.has('fabric', 'velvet'),
  }),
  ...createPairVetoes(INNER, OUTER, {
    'tie-under-a-tie': (inner, outer) => inner.isTied && outer.isTied,
  }),
  ...FIGURE_PAIR_VETOES,
  ...SHAPE_VETOES,
  ...SHOE_VETOES,
];
