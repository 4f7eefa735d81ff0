import type { OutfitSlot } from '@figura/contracts';
import type { ComposedOutfit, Relaxation } from '../compose';
import { isCoatDay } from '../find-missing';
import { createDemand, type OutfitQuestion } from '../question';

const POOR = 0.5;
/** Out of season or made for something else is not dressed. */
const UNFIT: ReadonlySet<Relaxation> = new Set<Relaxation>(['season', 'occasion']);

export function isMet({ relaxed }: ComposedOutfit): boolean {
  return relaxed.every((what) => what === 'palette');
}

export function isFit({ relaxed }: ComposedOutfit): boolean {
  return !relaxed.some((what) => UNFIT.has(what));
}

const isRelaxed = (relaxed: readonly Relaxation[]) =>
  relaxed.includes('layer') || relaxed.includes('occasion');

export function createPassable(
  question: OutfitQuestion,
): (outfit: ComposedOutfit, leastScore: number) => boolean {
  const demand = createDemand(question);
  const isJacketNeeded =
    question.occasion === 'interview' ||
    (question.occasion === 'celebration' && question.presentation === 'mens' && !demand.isHot);
  const isSuitNeeded = question.occasion === 'formal' && question.presentation === 'mens';
  const isCoatNeeded = isCoatDay(demand);
  const isLayerMissing = ({ relaxed, pieces }: ComposedOutfit) => {
    const has = (slot: OutfitSlot) => pieces.some((piece) => piece.slot === slot);
    return (
      (isJacketNeeded && relaxed.includes('layer')) ||
      (isSuitNeeded && !has('mid')) ||
      (isCoatNeeded && isRelaxed(relaxed) && !has('layer'))
    );
  };
  return (outfit, leastScore) =>
    outfit.score >= leastScore &&
    !isLayerMissing(outfit) &&
    !(outfit.relaxed.includes('look') && outfit.score < POOR);
}
