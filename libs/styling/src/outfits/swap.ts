import { isCutFor, type OutfitSlot } from '@figura/contracts';
import type { CompiledLookBook } from './compile-look-book';
import { draftLook, indexPieces, toOutfit, type ComposedOutfit } from './compose';
import type { ComposingContext, DraftOutfit } from './composing';
import { OUTFIT_WITHOUT_LOOK } from './draft-free';
import { chooseWornStyles, placePieces } from './finish-outfit';
import { buildPieceKey, type OutfitPiece } from './piece';
import { createDemand, type OutfitQuestion } from './question';
import type { OutfitBody } from './sentences';
import { findPairVeto, findPieceVeto, KnownVetoes } from './vetoes/find-veto';
import { createLookQuestion, type Candidate, type WornPieces } from './vetoes/veto';
import { measureMisfit, sumWarmth } from './warmth';

const OPEN = { anyPalette: true, withoutLayer: true } as const;
const FILLED: readonly OutfitSlot[] = ['one-piece', 'top', 'bottom', 'mid', 'layer', 'shoes'];

/** Slots on which tights depend. */
const NEEDS_LEGWEAR: ReadonlySet<OutfitSlot> = new Set<OutfitSlot>(['one-piece', 'bottom', 'shoes']);
const NOT_FELT = 0.02;

/** Best outfits first; the other pieces stay. Too cold or too warm ones come only if nothing else is left, nearest first. */
export function replacePiece(
  lookBook: CompiledLookBook,
  question: Pick<
    OutfitQuestion,
    'occasion' | 'season' | 'weather' | 'isModest' | 'contexts' | 'lifeStates' | 'presentation' | 'person'
  >,
  outfit: readonly OutfitPiece[],
  slot: OutfitSlot,
  pieces: readonly OutfitPiece[],
  body: OutfitBody | null,
  count = 5,
): ComposedOutfit[] {
  const demand = createDemand(question);
  const index = indexPieces(lookBook, pieces);
  const byKey = new Map(index.candidates.map((candidate) => [buildPieceKey(candidate.piece), candidate]));
  const worn = new Set(outfit.map(buildPieceKey));
  const rest: WornPieces = Object.fromEntries(
    outfit.flatMap((piece) => (piece.slot === slot ? [] : [[piece.slot, byKey.get(buildPieceKey(piece))!]])),
  );
  const kept = Object.entries(rest) as [OutfitSlot, Candidate][];
  const context: ComposingContext = {
    lookBook,
    index,
    demand,
    openness: OPEN,
    person: question.person ?? '',
    fixed: kept.filter(([each]) => FILLED.includes(each)).map(([, candidate]) => candidate),
    tastes: [],
    shownPieces: worn,
    shownLooks: new Set(),
    vetoes: new KnownVetoes(),
  };
  const drafts = FILLED.includes(slot)
    ? lookBook.book.looks
        .filter(
          (look) =>
            isCutFor(look.for, demand.presentation) &&
            look.occasion.includes(demand.occasion) &&
            look.when.includes(demand.band) &&
            !(look.onFoot && demand.isSeated) &&
            isTaken(look.wear, slot, kept),
        )
        .flatMap((look) => draftLook(context, look))
    : [];
  const choices = new Map<Candidate, DraftOutfit>();
  const offer = (draft: DraftOutfit) => {
    const candidate = draft.pieces[slot];
    if (!candidate || worn.has(buildPieceKey(candidate.piece))) return;
    const before = choices.get(candidate);
    if (!before || before.score < draft.score) choices.set(candidate, draft);
  };
  for (const draft of drafts) {
    const candidate = draft.pieces[slot];
    if (!candidate) continue;
    const { legs, ...others } = rest;
    const keepsLegs = legs && (draft.pieces.legs || !NEEDS_LEGWEAR.has(slot));
    offer({ ...draft, pieces: { ...others, ...(keepsLegs && { legs }), [slot]: candidate } });
  }
  if (choices.size < count) for (const draft of draftSimply(context, rest, slot)) offer(draft);
  const measure = (placed: Parameters<typeof sumWarmth>[0]) => measureMisfit(sumWarmth(placed), demand);
  const before = measure(outfit);
  const weighed = [...choices.values()].map((draft) => ({
    draft,
    misfit: measure(placePieces(draft.pieces)),
  }));
  const fitting = weighed.filter(({ misfit }) => misfit <= before + NOT_FELT);
  return (fitting.length > 0 ? fitting : weighed)
    .sort(
      ({ draft: a, misfit: one }, { draft: b, misfit: other }) =>
        (fitting.length > 0 ? 0 : one - other) ||
        Number(b.palette !== null) - Number(a.palette !== null) ||
        b.score - a.score,
    )
    .slice(0, count)
    .map(({ draft }) => draft)
    .map((draft) => toOutfit(lookBook, draft, [], demand, body));
}

function isTaken(
  wear: Readonly<Partial<Record<OutfitSlot, unknown>>>,
  slot: OutfitSlot,
  kept: readonly (readonly [slot: OutfitSlot, candidate: Candidate])[],
): boolean {
  const has = (each: OutfitSlot) => each === 'layer' || !FILLED.includes(each) || wear[each] !== undefined;
  return has(slot) && kept.every(([each]) => has(each));
}

function draftSimply({ index, demand }: ComposingContext, rest: WornPieces, slot: OutfitSlot): DraftOutfit[] {
  const question = createLookQuestion(demand, OUTFIT_WITHOUT_LOOK, rest.mid !== undefined);
  const others = Object.entries(rest) as [OutfitSlot, Candidate][];
  return index.candidates.flatMap((candidate): DraftOutfit[] => {
    if (candidate.piece.slot !== slot && !(slot === 'mid' && candidate.piece.slot === 'layer')) return [];
    if (candidate.suits <= -1 || findPieceVeto(candidate, slot, question)) return [];
    if (others.some(([each, other]) => findPairVeto(other, each, candidate, slot, question))) return [];
    const pieces = { ...rest, [slot]: candidate };
    return [
      {
        look: OUTFIT_WITHOUT_LOOK,
        palette: null,
        pieces,
        score: 0.2 * candidate.suits,
        worth: 0.2 * candidate.suits,
        isColored: false,
        worn: chooseWornStyles(pieces, OUTFIT_WITHOUT_LOOK, demand),
        question,
        demand,
      },
    ];
  });
}
