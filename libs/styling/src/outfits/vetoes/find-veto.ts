import { OUTFIT_SLOTS, type OutfitSlot } from '@figura/contracts';
import { LOOK_VETOES } from './look-vetoes';
import { PAIR_VETOES } from './pair-vetoes';
import { PIECE_VETOES } from './piece-vetoes';
import type { Candidate, LookQuestion, LookVeto, PairVeto, PieceVeto } from './veto';

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
): Pick<PieceVeto, 'id' | 'isAlways'> | null {
  const isForbidding = (veto: LookVeto) => veto.forbids(candidate, slot, question);
  return PIECE_VETOES.find(isForbidding) ?? LOOK_VETOES.find(isForbidding) ?? null;
}

const SLOT_NUMBERS = new Map(OUTFIT_SLOTS.map((slot, index) => [slot, index]));
const MOST_PIECES = 2 ** 16;

const toNumber = (...bits: readonly boolean[]) => bits.reduce((sum, bit) => sum * 2 + Number(bit), 0);

/** Keeps answers that do not depend on the look; for one question and one list of pieces. */
export class KnownVetoes {
  private readonly pieces = new Map<number, boolean>();
  private readonly pairs = new Map<number, boolean>();

  isPieceVetoed(candidate: Candidate, slot: OutfitSlot, question: LookQuestion): boolean {
    const isForbidding = (veto: LookVeto) => veto.forbids(candidate, slot, question);
    const key =
      (candidate.index * OUTFIT_SLOTS.length + SLOT_NUMBERS.get(slot)!) * 4 +
      toNumber(question.isMens, question.hasMid);
    let isVetoed = this.pieces.get(key);
    if (isVetoed === undefined) this.pieces.set(key, (isVetoed = PIECE_VETOES.some(isForbidding)));
    return isVetoed || LOOK_VETOES.some(isForbidding);
  }

  isPairVetoed(
    a: Candidate,
    aSlot: OutfitSlot,
    b: Candidate,
    bSlot: OutfitSlot,
    question: LookQuestion,
  ): boolean {
    const { isMens, hasMid, mixesKnitAndSilk, look } = question;
    const ofLook = toNumber(
      isMens,
      hasMid,
      mixesKnitAndSilk,
      look.match.includes('mid'),
      look.match.includes('top'),
    );
    const slots = SLOT_NUMBERS.get(aSlot)! * OUTFIT_SLOTS.length + SLOT_NUMBERS.get(bSlot)!;
    const key = ((a.index * MOST_PIECES + b.index) * OUTFIT_SLOTS.length ** 2 + slots) * 32 + ofLook;
    let isVetoed = this.pairs.get(key);
    if (isVetoed === undefined)
      this.pairs.set(key, (isVetoed = findPairVeto(a, aSlot, b, bSlot, question) !== null));
    return isVetoed;
  }
}
