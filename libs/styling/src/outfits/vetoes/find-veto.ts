import type { OutfitSlot } from '@figura/contracts';
import { PAIR_VETOES } from './pair-vetoes';
import { PIECE_VETOES } from './piece-vetoes';
import type { Candidate, LookQuestion, PairVeto, PieceVeto } from './veto';

interface SlotVeto {
  readonly veto: PairVeto;
  readonly isInOrder: boolean;
}

const BY_SLOTS = new Map<string, readonly SlotVeto[]>();

function listPairVetoes(one: OutfitSlot, other: OutfitSlot): readonly SlotVeto[] {
  const key = `${one} ${other}`;
  let found = BY_SLOTS.get(key);
  if (!found) {
    found = PAIR_VETOES.flatMap((veto): SlotVeto[] => {
      const [first, second] = veto.between;
      if (first.includes(one) && second.includes(other)) return [{ veto, isInOrder: true }];
      return first.includes(other) && second.includes(one) ? [{ veto, isInOrder: false }] : [];
    });
    BY_SLOTS.set(key, found);
  }
  return found;
}

export function findPairVeto(
  one: Candidate,
  oneSlot: OutfitSlot,
  other: Candidate,
  otherSlot: OutfitSlot,
  question: LookQuestion,
): PairVeto | null {
  for (const { veto, isInOrder } of listPairVetoes(oneSlot, otherSlot)) {
    const [first, firstSlot, second, secondSlot] = isInOrder
      ? [one, oneSlot, other, otherSlot]
      : [other, otherSlot, one, oneSlot];
    if (veto.forbids(first.facts, second.facts, { first, second, firstSlot, secondSlot, question }))
      return veto;
  }
  return null;
}

export function findPieceVeto(
  candidate: Candidate,
  slot: OutfitSlot,
  question: LookQuestion,
): PieceVeto | null {
  return PIECE_VETOES.find((veto) => veto.forbids(candidate, slot, question)) ?? null;
}
