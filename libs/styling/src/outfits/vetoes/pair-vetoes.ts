import type { OutfitSlot, Tone } from '@figura/contracts';
import { isSet } from '../match-color';
import { COLORED_TONES, measureColorDistance } from '../tones';
import { isTee, LARGE_SLOTS, USUAL_HEM, type PieceFacts } from '../piece-facts';
import { hasBareArms } from './cover-vetoes';
import { SHOE_VETOES } from './shoe-vetoes';
import { OFF_DUTY, type Candidate, type PairVeto, type VetoedPair } from './veto';

const LARGE = [...LARGE_SLOTS];
const ANY: readonly OutfitSlot[] = [...LARGE, 'shoes', 'legs'];
const INNER: readonly OutfitSlot[] = ['top', 'one-piece'];
const OUTER: readonly OutfitSlot[] = ['mid', 'layer'];
const LOWER: readonly OutfitSlot[] = ['bottom', 'one-piece'];
const EVENING_FORMALITY = 4;
const MID_CALF = 5;
/** OKLab distance. */
const LIKE_DENIM = 0.15;

const isSkirt = (facts: PieceFacts) => facts.is('skirt');
const isFullSkirt = (facts: PieceFacts) => facts.isFullSkirted && isSkirt(facts);
const OFFICE_SHIRTS: readonly (Tone | null)[] = ['white', 'ivory', 'light-blue', 'gray'];
const isOwnedOuter = ({ first, second, firstSlot, secondSlot, question }: VetoedPair) => {
  const isOuter = (slot: OutfitSlot) => slot === 'layer' || (slot === 'mid' && !question.isEvening);
  return (
    (isOuter(firstSlot) && first.piece.source === 'wardrobe') ||
    (isOuter(secondSlot) && second.piece.source === 'wardrobe')
  );
};
const isWornLong = ({ piece }: Candidate, { isModest }: VetoedPair['question']) =>
  isModest && piece.source === 'wardrobe';
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
  { id: 'two-patterns', between: [ANY, ANY], forbids: (a, b) => a.isPatterned && b.isPatterned },
  {
    id: 'all-white-to-a-wedding',
    between: [['top', 'mid'], ['bottom']],
    forbids: (upper, lower, { question }) =>
      question.occasion === 'celebration' &&
      !question.isMens &&
      [upper, lower].every(({ tone, isPatterned }) => !isPatterned && (tone === 'white' || tone === 'ivory')),
  },
  {
    id: 'navy-beside-black',
    between: [LARGE, LARGE],
    forbids: (a, b, pair) =>
      ((a.tone === 'navy' && b.tone === 'black') || (a.tone === 'black' && b.tone === 'navy')) &&
      !isOwnedOuter(pair),
  },
  {
    id: 'brown-shine-beside-violet-or-navy',
    between: [['top', 'mid'], ['bottom']],
    forbids: (upper, lower) =>
      lower.isShiny && isBrown(lower) && (upper.tone === 'navy' || upper.tone === 'aubergine'),
  },
  {
    id: 'short-coat-over-an-evening-hem',
    between: [LOWER, ['layer']],
    forbids: (lower, coat, { first, second, firstSlot, question: { isEvening, isSeated } }) =>
      isEvening &&
      !isSeated &&
      second.piece.source === 'catalog' &&
      coat.is('wool-coat') &&
      (coat.hem ?? USUAL_HEM.coat) < 1 &&
      (firstSlot === 'one-piece' || lower.is('skirt')) &&
      (lower.isShiny || first.piece.wearing.formality >= EVENING_FORMALITY) &&
      (lower.hem ?? USUAL_HEM.lower) >= MID_CALF,
  },
  {
    id: 'red-beside-green',
    between: [LARGE, [...LARGE, 'shoes']],
    forbids: (a, b) =>
      !a.isPatterned && !b.isPatterned && ((isRed(a) && isGreen(b)) || (isGreen(a) && isRed(b))),
  },
  {
    id: 'linen-with-winter-cloth',
    between: [ANY, ANY],
    forbids: (a, b) =>
      (isSheerSummerCloth(a) && isWinterCloth(b)) || (isWinterCloth(a) && isSheerSummerCloth(b)),
  },
  {
    id: 'pale-linen-with-dark-wool',
    between: [['mid'], ['bottom']],
    forbids: (mid, bottom) =>
      (isPaleLinen(mid) && isDarkWool(bottom)) ||
      (isPaleLinen(bottom) && isDarkWool(mid) && mid.tone !== 'navy'),
  },
  {
    id: 'almost-a-suit',
    between: [['mid'], ['bottom']],
    forbids: (mid, bottom, { first, second }) => {
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
  },
  {
    id: 'half-a-suit',
    between: [['mid'], ['bottom']],
    forbids: (mid, bottom, { first, second, question }) => {
      if (!question.isMens || !mid.is('blazer') || mid.has('fabric', 'velvet')) return false;
      if (isSet(first, second))
        return first.piece.source === 'wardrobe' && !question.look.match.includes('mid');
      const isOneTone = mid.tone !== null && mid.tone === bottom.tone && !bottom.is('jeans');
      return first.piece.set !== undefined || second.piece.set !== undefined || isOneTone;
    },
  },
  {
    id: 'denim-on-denim',
    between: [['top'], ['bottom']],
    forbids: (top, bottom) => isDenimTone(top) && isDenimTone(bottom),
  },
  {
    id: 'one-color-by-accident',
    between: [['top'], ['bottom']],
    forbids: (top, bottom, { first, second, question }) =>
      !question.look.match.includes('top') &&
      (!top.isPatterned || isDenimTone(bottom)) &&
      !bottom.isPatterned &&
      top.tone !== null &&
      COLORED_TONES.has(top.tone) &&
      (top.tone === bottom.tone ||
        (isDenimTone(bottom) && measureColorDistance(top.colors[0]!, bottom.colors[0]!) < LIKE_DENIM)) &&
      !isSet(first, second),
  },
  {
    id: 'denim-jacket-on-denim',
    between: [['bottom', 'one-piece'], OUTER],
    forbids: (lower, outer) => isDenimTone(lower) && outer.is('denim-jacket'),
  },
  {
    id: 'leather-on-leather',
    between: [['bottom'], OUTER],
    forbids: (bottom, outer) => bottom.has('fabric', 'soft-leather', 'suede') && outer.is('leather-jacket'),
  },

  {
    id: 'tee-and-jeans-at-work',
    between: [['top'], ['bottom']],
    forbids: (top, bottom, { question }) => question.occasion === 'work' && isTee(top) && bottom.is('jeans'),
  },
  {
    id: 'leggings-at-work',
    between: [['top'], ['bottom']],
    forbids: (top, bottom, { question }) =>
      question.occasion === 'work' && bottom.is('leggings') && !(question.isPregnant && top.isLong),
  },
  {
    id: 'dressed-like-a-waiter',
    between: [['top'], ['bottom']],
    forbids: (top, bottom, { question }) => {
      const isParty = question.occasion === 'celebration' || question.occasion === 'evening';
      return (
        (isParty ? !question.isMens : OFF_DUTY.has(question.occasion) && question.band === 'warm') &&
        !question.hasMid &&
        !top.isShiny &&
        top.is('shirt', 'blouse') &&
        (isParty ? OFFICE_SHIRTS : OFFICE_SHIRTS.slice(0, 2)).includes(top.tone) &&
        bottom.tone === 'black' &&
        !bottom.isShiny &&
        !bottom.is('jeans', 'shorts') &&
        !bottom.has('fabric', 'linen')
      );
    },
  },
  {
    id: 'tee-over-office-trousers',
    between: [['top'], ['bottom']],
    forbids: (top, bottom, { second, question }) =>
      question.band === 'warm' &&
      OFF_DUTY.has(question.occasion) &&
      isTee(top) &&
      bottom.is('trousers') &&
      bottom.shade === 'dark' &&
      !bottom.says('fabric') &&
      second.piece.wearing.formality > 2,
  },
  {
    id: 'jeans-without-a-jacket-at-work',
    between: [['mid'], ['bottom']],
    forbids: (mid, bottom, { second, question }) =>
      question.occasion === 'work' &&
      second.piece.source === 'catalog' &&
      bottom.is('jeans') &&
      !mid.is('blazer', 'cropped-jacket'),
  },
  {
    id: 'pale-shirt-under-its-own-color',
    between: [['top'], ['mid']],
    forbids: (top, mid, { question }) =>
      question.isMens &&
      mid.is('blazer') &&
      top.is('shirt') &&
      top.tone === mid.tone &&
      top.tone !== null &&
      COLORED_TONES.has(top.tone),
  },
  {
    id: 'tee-under-a-cardigan-at-work',
    between: [['top'], ['mid']],
    forbids: (top, mid, { question }) =>
      question.occasion === 'work' && isTee(top) && !mid.is('blazer', 'cropped-jacket'),
  },
  {
    id: 'navy-blazer-on-dark-jeans',
    between: [['mid'], ['bottom']],
    forbids: (mid, bottom, { second }) =>
      second.piece.source === 'catalog' &&
      mid.is('blazer') &&
      mid.tone === 'navy' &&
      bottom.is('jeans') &&
      bottom.tone === 'dark-denim',
  },
  {
    id: 'shine-on-denim-at-work',
    between: [['top'], ['bottom']],
    forbids: (top, bottom, { question }) =>
      question.occasion === 'work' && top.isShiny && isDenimTone(bottom),
  },
  {
    id: 'denim-jacket-on-jeans-at-work',
    between: [['bottom'], OUTER],
    forbids: (bottom, outer, { question }) =>
      question.occasion === 'work' && bottom.is('jeans') && outer.is('denim-jacket'),
  },
  {
    id: 'leather-jacket-on-jeans-at-work',
    between: [['bottom'], OUTER],
    forbids: (bottom, outer, { question }) =>
      question.occasion === 'work' && bottom.is('jeans') && outer.is('leather-jacket', 'racer-jacket'),
  },
  {
    id: 'half-zip-with-a-skirt',
    between: [['top'], ['bottom']],
    forbids: (top, bottom) => top.has('line', 'half-zip') && isSkirt(bottom),
  },

  { id: 'two-shines', between: [['top'], ['bottom']], forbids: (a, b) => a.isShiny && b.isShiny },
  {
    id: 'shine-over-shine',
    between: [LOWER, OUTER],
    forbids: (lower, outer) => lower.isShiny && outer.isShiny && !outer.has('fabric', 'velvet'),
  },
  {
    id: 'lace-with-lace',
    between: [['top'], ['bottom']],
    forbids: (top, bottom) => top.has('fabric', 'lace') && bottom.has('fabric', 'lace'),
  },
  {
    id: 'hoodie-with-suit-cloth',
    between: [['top'], ['bottom']],
    forbids: (top, bottom) =>
      (top.has('neckline', 'hooded') || top.is('hoodie')) &&
      bottom.has('fabric', 'wool-suiting', 'crepe') &&
      !bottom.is('joggers'),
  },
  {
    id: 'sweatshirt-with-satin-or-skirt',
    between: [['top'], ['bottom']],
    forbids: (top, bottom) =>
      (top.has('fabric', 'sweatshirt-fleece') || top.is('sweatshirt', 'hoodie')) &&
      (bottom.has('fabric', 'satin', 'crepe') || isSkirt(bottom)),
  },
  {
    id: 'chunky-knit-with-silk',
    between: [['top'], ['bottom']],
    forbids: (top, bottom, { question }) =>
      top.has('fabric', 'chunky-knit') &&
      bottom.has('fabric', 'satin', 'chiffon') &&
      !question.mixesKnitAndSilk,
  },

  { id: 'two-ties', between: [['top'], ['bottom']], forbids: (top, bottom) => top.isTied && bottom.isTied },
  {
    id: 'tie-under-a-tie',
    between: [INNER, OUTER],
    forbids: (inner, outer) => inner.isTied && outer.isTied,
  },

  {
    id: 'cropped-top-over-a-low-waist',
    between: [['top'], ['bottom']],
    forbids: (top, bottom) =>
      ((top.isCropped || (top.isShort && top.isOversized)) && !bottom.isHighRise) ||
      (top.isShort && bottom.isLowRise),
  },
  {
    id: 'wide-over-wide',
    between: [['top'], ['bottom']],
    forbids: (top, bottom) =>
      top.isOversized && ((bottom.isWideLegged && !top.isShort) || bottom.isFullSkirted),
  },
  {
    id: 'long-over-wide',
    between: [['top'], ['bottom']],
    forbids: (top, bottom, { first, question }) =>
      top.isLong &&
      !isWornLong(first, question) &&
      (bottom.isWideLegged || bottom.isFullSkirted || isSkirt(bottom)) &&
      !top.has('fit', 'semi-fitted') &&
      !top.has('waist', 'tucked', 'front-tuck'),
  },
  {
    id: 'tunic-over-more-than-slim-legs',
    between: [['top'], ['bottom']],
    forbids: (top, bottom, { first, question }) =>
      top.has('style', 'tunic') && !bottom.isNarrowLegged && !isWornLong(first, question),
  },

  {
    id: 'full-sleeve-under-a-jacket',
    between: [INNER, OUTER],
    forbids: (inner, outer, { secondSlot }) => {
      if (!inner.hasFullSleeves) return false;
      if (secondSlot === 'layer' && (outer.is('cape') || outer.isOversized)) return false;
      const isOnlyDropped = inner.has('sleeves', 'drop-shoulder');
      return !(isOnlyDropped && (secondSlot === 'layer' || outer.isOversized));
    },
  },
  {
    id: 'bare-shoulders-under-a-jacket',
    between: [INNER, OUTER],
    forbids: (inner, _, { question }) =>
      !question.isEvening && inner.has('neckline', 'off-shoulder', 'strapless', 'halter'),
  },
  {
    id: 'hood-under-a-blazer',
    between: [INNER, OUTER],
    forbids: (inner, outer) => inner.has('neckline', 'hooded') && outer.is('blazer'),
  },
  {
    id: 'bow-under-a-jacket',
    between: [INNER, ['mid']],
    forbids: (inner) => inner.has('specialFeatures', 'neck-bow', 'ruffle-neck', 'ruffle-shoulder'),
  },
  {
    id: 'oversized-under-a-narrow-jacket',
    between: [INNER, ['mid']],
    forbids: (inner, mid) => inner.has('fit', 'oversized') && !mid.isOversized,
  },
  {
    id: 'thick-under-tight',
    between: [INNER, OUTER],
    forbids: (inner, outer, { secondSlot }) =>
      inner.has('fabric', 'chunky-knit') &&
      (secondSlot === 'mid' || outer.has('fit', 'nipped-waist', 'close-back')),
  },
  {
    id: 'long-under-short',
    between: [INNER, OUTER],
    forbids: (inner, outer) => inner.isLong && outer.isShort,
  },
  {
    id: 'sleeves-longer-than-the-jackets',
    between: [INNER, ['mid']],
    forbids: (inner, mid) =>
      mid.sleeve !== null &&
      inner.sleeve !== null &&
      mid.sleeve > 1 &&
      !mid.is('waistcoat') &&
      (inner.sleeve > mid.sleeve || (inner.sleeve === 4 && mid.sleeve === 4)),
  },
  {
    id: 'short-sleeves-on-short-sleeves',
    between: [['top'], ['mid']],
    forbids: (top, mid) =>
      mid.is('sweater') &&
      mid.sleeve !== null &&
      top.sleeve !== null &&
      mid.sleeve <= 2 &&
      mid.sleeve > 0 &&
      top.sleeve > 0,
  },
  {
    id: 'vest-over-a-full-sleeve',
    between: [['top'], OUTER],
    forbids: (top, outer) =>
      outer.is('waistcoat', 'gilet', 'sweater-vest') && top.has('sleeves', 'bishop', 'puff', 'balloon'),
  },
  {
    id: 'vest-with-a-covered-head',
    between: [INNER, ['mid']],
    forbids: (inner, mid, { question }) =>
      question.areLimbsCovered &&
      hasBareArms(inner) &&
      (hasBareArms(mid) || mid.is('waistcoat', 'gilet', 'sweater-vest')),
  },
  {
    id: 'vest-over-a-dress',
    between: [['one-piece'], OUTER],
    forbids: (_, outer) => outer.is('waistcoat', 'gilet'),
  },
  {
    id: 'gown-under-a-day-jacket',
    between: [['one-piece'], OUTER],
    forbids: (dress, outer) =>
      dress.is('gown') && (outer.is('blazer') || (outer.is('trench-coat') && !outer.has('fabric', 'crepe'))),
  },
  {
    id: 'wide-blazer-over-a-dress',
    between: [['one-piece'], ['mid']],
    forbids: (dress, mid, { question }) =>
      (question.occasion === 'work' || question.occasion === 'interview') &&
      !dress.says('leg') &&
      mid.is('blazer') &&
      (mid.isOversized || mid.has('style', 'blazer-double-breasted')),
  },
  {
    id: 'flare-over-flare',
    between: [LOWER, OUTER],
    forbids: (lower, outer, { firstSlot, secondSlot }) =>
      firstSlot === 'one-piece'
        ? lower.isFullSkirted && outer.has('style', 'fit-and-flare', 'a-line')
        : isFullSkirt(lower) &&
          secondSlot === 'layer' &&
          (outer.has('style', 'fit-and-flare') || (outer.isTied && outer.hem !== null && outer.hem < 4)),
  },
  {
    id: 'shaped-coat-over-wide-or-long',
    between: [['bottom'], ['layer']],
    forbids: (bottom, coat) =>
      coat.has('style', 'fit-and-flare') &&
      ((bottom.isWideLegged && !isSkirt(bottom)) ||
        bottom.has('leg', 'straight', 'cuffed', 'bootcut') ||
        (bottom.hem ?? 0) >= 5),
  },
  {
    id: 'short-coat-over-a-full-skirt',
    between: [LOWER, ['layer']],
    forbids: (lower, coat, { firstSlot, second }) => {
      if (second.piece.source === 'wardrobe' && coat.hem === null) return false;
      const isFull =
        firstSlot === 'one-piece' ? lower.isFullSkirted && !lower.is('gown') : isFullSkirt(lower);
      const coatHem = coat.hem ?? USUAL_HEM.coat;
      const isAcross = (lower.hem ?? 0) >= 5 && coatHem >= 2;
      return isFull && !coat.isShort && coatHem < 5 && (isAcross || coat.isOversized);
    },
  },
  {
    id: 'long-jacket-over-a-full-skirt',
    between: [['bottom'], ['mid']],
    forbids: (bottom, mid) =>
      isFullSkirt(bottom) && !mid.isShort && !mid.has('fit', 'nipped-waist', 'semi-fitted'),
  },
  {
    id: 'long-layer-over-a-skirt-or-wide-legs',
    between: [['bottom'], OUTER],
    forbids: (bottom, outer, { secondSlot }) =>
      (bottom.isWideLegged || isSkirt(bottom)) &&
      (outer.is('longline-cardigan') || (secondSlot === 'mid' && outer.isLong)),
  },
  {
    id: 'cocoon-over-wide',
    between: [['bottom'], ['layer']],
    forbids: (bottom, coat) => bottom.isWideLegged && coat.has('style', 'cocoon-coat'),
  },
  {
    id: 'puffer-over-a-skirt',
    between: [LOWER, OUTER],
    forbids: (lower, outer, { firstSlot }) =>
      (outer.is('puffer') && (isSkirt(lower) || firstSlot === 'one-piece' || lower.has('fabric', 'satin'))) ||
      (outer.is('parka') && (isSkirt(lower) || firstSlot === 'one-piece')),
  },

  {
    id: 'coat-shorter-than-the-jacket',
    between: [['mid'], ['layer']],
    // A sweater is no jacket: a short one goes over it.
    forbids: (mid, coat, { question }) =>
      (coat.hem ?? USUAL_HEM.coat) <
      (mid.hem ?? USUAL_HEM.mid) + (question.isSeated ? -0.5 : mid.is('sweater') ? 0 : 0.6),
  },
  {
    id: 'wide-under-a-coat',
    between: [['mid'], ['layer']],
    forbids: (mid, coat) => mid.isOversized && !coat.isOversized,
  },
  {
    id: 'two-jackets-in-the-lap',
    between: [['mid'], ['layer']],
    forbids: (mid, _, { first, question }) =>
      question.isSeated &&
      question.occasion !== 'interview' &&
      first.piece.source !== 'wardrobe' &&
      !mid.is('sweater') &&
      !mid.isShort,
  },
  {
    id: 'jacket-over-a-jacket',
    between: [['mid'], ['layer']],
    forbids: (mid, coat, { question }) =>
      !mid.is('sweater') &&
      ((coat.isShort && !(question.isSeated && coat.is('wool-coat'))) ||
        coat.is(
          'denim-jacket',
          'leather-jacket',
          'bomber',
          'gilet',
          'overshirt',
          'barn-jacket',
          'funnel-jacket',
        )),
  },
  {
    id: 'jacket-under-a-shaped-coat',
    between: [['mid'], ['layer']],
    forbids: (mid, coat) =>
      ((coat.isTied || coat.has('fit', 'nipped-waist')) && mid.is('longline-cardigan')) ||
      (coat.has('fit', 'nipped-waist') && coat.has('waist', 'waist-seam')),
  },

  ...SHOE_VETOES,
];
