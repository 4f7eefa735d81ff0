import type { OutfitSlot } from '@figura/contracts';
import { PAIR_VETOES } from './pair-vetoes';
import { PIECE_VETOES } from './piece-vetoes';
import type { Candidate, LookQuestion, PairVeto, PieceVeto } from './veto';

interface SlotVeto {
  readonly veto: PairVeto;
  readonly isInOrder: boolean;
}

const BY_SLOTS = new Map<string, readonly SlotVeto[]>();

function listPairVetoes(a: OutfitSlot, b: OutfitSlot): readonly SlotVeto[] {
  const key = `${a} ${b}`;
  let found = BY_SLOTS.get(key);
  if (!found) {
    found = PAIR_VETOES.flatMap((veto): SlotVeto[] => {
      const [first, second] = veto.between;
      if (first.includes(a) && second.includes(b)) return [{ veto, isInOrder: true }];
      return first.includes(b) && second.includes(a) ? [{ veto, isInOrder: false }] : [];
    });
    BY_SLOTS.set(key, found);
  }
  return found;
}

export function findPairVeto(
  a: Candidate,
  aSlot: OutfitSlot,
  b: Candidate,
  bSlot: OutfitSlot,
  question: LookQuestion,
): PairVeto | null {
  for (const { veto, isInOrder } of listPairVetoes(aSlot, bSlot)) {
    const [first, firstSlot, second, secondSlot] = isInOrder ? [a, aSlot, b, bSlot] : [b, bSlot, a, aSlot];
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
