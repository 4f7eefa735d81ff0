import { MID_CALF, USUAL_HEM, type PieceFacts } from '../piece-facts';
import { hasBareArms } from './cover-vetoes';
import {
  createPairVetoes,
  INNER,
  LOWER,
  OUTER,
  type Candidate,
  type PairVeto,
  type VetoedPair,
} from './veto';

const isSkirt = (facts: PieceFacts) => facts.is('skirt');
const isFullSkirt = (facts: PieceFacts) => facts.isFullSkirted && isSkirt(facts);
const isWornLong = ({ piece }: Candidate, { isModest }: VetoedPair['question']) =>
  isModest && piece.source === 'wardrobe';

/** Lengths, volumes and layers. */
export const SHAPE_VETOES: readonly PairVeto[] = [
  ...createPairVetoes(['top'], ['bottom'], {
    'cropped-top-over-a-low-waist': (top, bottom, { second }) =>
      ((top.isCropped || (top.isShort && top.isOversized)) && !bottom.isHighRise) ||
      (top.isShort &&
        (bottom.isLowRise || (second.piece.source === 'catalog' && bottom.has('waist', 'mid-rise')))),
    'wide-over-wide': (top, bottom) =>
      top.isOversized && ((bottom.isWideLegged && !top.isShort) || bottom.isFullSkirted),
    'long-over-wide': (top, bottom, { first, question }) =>
      top.isLong &&
      !isWornLong(first, question) &&
      (bottom.isWideLegged || bottom.isFullSkirted || isSkirt(bottom)) &&
      !top.has('fit', 'semi-fitted') &&
      !top.has('waist', 'tucked', 'front-tuck'),
    'tunic-over-more-than-slim-legs': (top, bottom, { first, question }) =>
      top.has('style', 'tunic') && !bottom.isNarrowLegged && !isWornLong(first, question),
  }),
  ...createPairVetoes(INNER, OUTER, {
    'full-sleeve-under-a-jacket': (inner, outer, { secondSlot }) => {
      if (!inner.hasFullSleeves) return false;
      if (secondSlot === 'layer' && (outer.is('cape') || outer.isOversized)) return false;
      const isOnlyDropped = inner.has('sleeves', 'drop-shoulder');
      return !(isOnlyDropped && (secondSlot === 'layer' || outer.isOversized));
    },
    'bare-shoulders-under-a-jacket': (inner, _, { question }) =>
      !question.isEvening && inner.has('neckline', 'off-shoulder', 'strapless', 'halter'),
    'hood-under-a-blazer': (inner, outer) => inner.has('neckline', 'hooded') && outer.is('blazer'),
    'thick-under-tight': (inner, outer, { secondSlot }) =>
      inner.has('fabric', 'chunky-knit') &&
      (secondSlot === 'mid' || outer.has('fit', 'nipped-waist', 'close-back')),
    'long-under-short': (inner, outer) => inner.isLong && outer.isShort,
  }),
  ...createPairVetoes(INNER, ['mid'], {
    'bow-under-a-jacket': (inner) =>
      inner.has('specialFeatures', 'neck-bow', 'ruffle-neck', 'ruffle-shoulder'),
    'oversized-under-a-narrow-jacket': (inner, mid) => inner.has('fit', 'oversized') && !mid.isOversized,
    'sleeves-longer-than-the-jackets': (inner, mid) =>
      mid.sleeve !== null &&
      inner.sleeve !== null &&
      mid.sleeve > 1 &&
      !mid.is('waistcoat') &&
      (inner.sleeve > mid.sleeve || (inner.sleeve === 4 && mid.sleeve === 4)),
    'vest-with-a-covered-head': (inner, mid, { question }) =>
      question.areLimbsCovered &&
      hasBareArms(inner) &&
      (hasBareArms(mid) || mid.is('waistcoat', 'gilet', 'sweater-vest')),
  }),
  ...createPairVetoes(['top'], ['mid'], {
    'short-sleeves-on-short-sleeves': (top, mid) =>
      mid.is('sweater') &&
      mid.sleeve !== null &&
      top.sleeve !== null &&
      mid.sleeve <= 2 &&
      mid.sleeve > 0 &&
      top.sleeve > 0,
  }),
  ...createPairVetoes(['top'], OUTER, {
    'vest-over-a-full-sleeve': (top, outer) =>
      outer.is('waistcoat', 'gilet', 'sweater-vest') && top.has('sleeves', 'bishop', 'puff', 'balloon'),
  }),
  ...createPairVetoes(['one-piece'], OUTER, {
    'vest-over-a-dress': (_, outer) => outer.is('waistcoat', 'gilet'),
    'gown-under-a-day-jacket': (dress, outer) => dress.is('gown') && outer.is('blazer', 'trench-coat'),
  }),
  ...createPairVetoes(['one-piece'], ['mid'], {
    'wide-blazer-over-a-dress': (dress, mid, { question }) =>
      (question.occasion === 'work' || question.occasion === 'interview') &&
      !dress.says('leg') &&
      mid.is('blazer') &&
      (mid.isOversized || mid.has('style', 'blazer-double-breasted')),
  }),
  ...createPairVetoes(LOWER, OUTER, {
    'flare-over-flare': (lower, outer, { firstSlot, secondSlot }) =>
      firstSlot === 'one-piece'
        ? lower.isFullSkirted && outer.has('style', 'fit-and-flare', 'a-line')
        : isFullSkirt(lower) &&
          secondSlot === 'layer' &&
          (outer.has('style', 'fit-and-flare') || (outer.isTied && outer.hem !== null && outer.hem < 4)),
    'puffer-over-a-skirt': (lower, outer, { firstSlot }) =>
      (outer.is('puffer') && (isSkirt(lower) || firstSlot === 'one-piece' || lower.has('fabric', 'satin'))) ||
      (outer.is('parka') && (isSkirt(lower) || firstSlot === 'one-piece')),
  }),
  ...createPairVetoes(['bottom'], ['layer'], {
    'shaped-coat-over-wide-or-long': (bottom, coat) =>
      coat.has('style', 'fit-and-flare') &&
      ((bottom.isWideLegged && !isSkirt(bottom)) ||
        bottom.has('leg', 'straight', 'cuffed', 'bootcut') ||
        (bottom.hem ?? 0) >= 5),
    'cocoon-over-wide': (bottom, coat) => bottom.isWideLegged && coat.has('style', 'cocoon-coat'),
  }),
  ...createPairVetoes(LOWER, ['layer'], {
    'short-coat-over-a-full-skirt': (lower, coat, { firstSlot, second }) => {
      if (second.piece.source === 'wardrobe' && coat.hem === null) return false;
      const isFull =
        firstSlot === 'one-piece' ? lower.isFullSkirted && !lower.is('gown') : isFullSkirt(lower);
      const coatHem = coat.hem ?? USUAL_HEM.coat;
      const isAcross = (lower.hem ?? 0) >= 5 && coatHem >= 2;
      return isFull && !coat.isShort && coatHem < 5 && (isAcross || coat.isOversized);
    },
    'strip-of-skirt-below-a-coat': (lower, coat, { firstSlot, second, question }) => {
      const below = (lower.hem ?? 0) - (coat.hem ?? Infinity);
      return (
        !question.isEvening &&
        question.band === 'cold' &&
        second.piece.source === 'catalog' &&
        (firstSlot === 'one-piece' ? !lower.says('leg') : isSkirt(lower)) &&
        (coat.hem ?? 0) >= MID_CALF &&
        below > 0 &&
        below <= 1
      );
    },
  }),
  ...createPairVetoes(['bottom'], ['mid'], {
    'long-jacket-over-a-full-skirt': (bottom, mid) =>
      isFullSkirt(bottom) && !mid.isShort && !mid.has('fit', 'nipped-waist', 'semi-fitted'),
  }),
  ...createPairVetoes(['bottom'], OUTER, {
    'long-layer-over-a-skirt-or-wide-legs': (bottom, outer, { secondSlot }) =>
      (bottom.isWideLegged || isSkirt(bottom)) &&
      (outer.is('longline-cardigan') || (secondSlot === 'mid' && outer.isLong)),
  }),
  ...createPairVetoes(['mid'], ['layer'], {
    'oversized-over-oversized': (mid, coat, { second }) =>
      second.piece.source === 'catalog' && mid.isOversized && coat.isOversized,
    // A sweater is no jacket: a short one goes over it.
    'coat-shorter-than-the-jacket': (mid, coat, { question }) =>
      (coat.hem ?? USUAL_HEM.coat) <
      (mid.hem ?? USUAL_HEM.mid) + (question.isSeated ? -0.5 : mid.is('sweater') ? 0 : 0.6),
    'wide-under-a-coat': (mid, coat) => mid.isOversized && !coat.isOversized,
    'two-jackets-in-the-lap': (mid, _, { first, question }) =>
      question.isSeated &&
      question.occasion !== 'interview' &&
      first.piece.source !== 'wardrobe' &&
      !mid.is('sweater') &&
      !mid.isShort,
    'jacket-over-a-jacket': (mid, coat, { question }) =>
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
    'jacket-under-a-shaped-coat': (mid, coat) =>
      ((coat.isTied || coat.has('fit', 'nipped-waist')) && mid.is('longline-cardigan')) ||
      (coat.has('fit', 'nipped-waist') && coat.has('waist', 'waist-seam')),
  }),
];
