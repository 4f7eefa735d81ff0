import {
  isCutFor,
  type OutfitSlot,
  type Presentation,
  type Season,
  type TemperatureBand,
} from '@figura/contracts';
import type { CompiledLookBook } from './compile-look-book';
import { indexPieces } from './compose';
import { FILL_ORDER } from './composing';
import type { Look } from './look-book';
import { buildPieceKey, type OutfitPiece } from './piece';
import { createDemand } from './question';
import { findPairVeto, findPieceVeto } from './vetoes/find-veto';
import { createLookQuestion, type Candidate, type LookQuestion } from './vetoes/veto';

export interface Gap<Piece extends OutfitPiece = OutfitPiece> {
  readonly piece: Piece;
  readonly opens: number;
}

interface LookPieces {
  readonly look: Look;
  readonly slots: ReadonlyMap<OutfitSlot, readonly Candidate[]>;
}

const BAND_SEASONS: Readonly<Record<TemperatureBand, Season>> = {
  warm: 'summer',
  mild: 'spring',
  cold: 'winter',
};

export function countOpenings(
  lookBook: CompiledLookBook,
  pieces: readonly OutfitPiece[],
  presentation: Presentation = 'womens',
): ReadonlyMap<string, number> {
  const counts = new Map(pieces.map((piece) => [buildPieceKey(piece), 0]));
  for (const found of listLookPieces(lookBook, pieces, presentation)) {
    for (const candidate of listWearablePieces(found)) {
      const key = buildPieceKey(candidate.piece);
      counts.set(key, counts.get(key)! + 1);
    }
  }
  return counts;
}

/** Finds single pieces that complete the most looks, the best for each slot. Filled slots open nothing. */
export function findGaps<Piece extends OutfitPiece>(
  lookBook: CompiledLookBook,
  owned: readonly OutfitPiece[],
  offered: readonly Piece[],
  count: number,
  presentation: Presentation = 'womens',
): Gap<Piece>[] {
  const opens = new Map<Piece, Set<string>>();
  const offers = indexPieces(lookBook, offered);
  for (const { look, slots } of listLookPieces(lookBook, owned, presentation)) {
    const empty = listNeededSlots(look).filter((slot) => slots.get(slot)!.length === 0);
    const [slot, second] = empty;
    if (!slot || second) continue;
    const question = askFor(look);
    for (const part of look.wear[slot] ?? [])
      for (const [candidate] of offers.byPart.get(part) ?? []) {
        if (candidate.piece.status === 'niche' || candidate.suits <= -1) continue;
        if (findPieceVeto(candidate, slot, question)) continue;
        const others = listNeededSlots(look).filter((each) => each !== slot);
        const goes = others.every((each) =>
          slots.get(each)!.some((other) => !findPairVeto(other, each, candidate, slot, question)),
        );
        if (!goes) continue;
        const piece = candidate.piece as Piece;
        opens.set(piece, (opens.get(piece) ?? new Set()).add(look.id));
      }
  }
  const widest = new Map<OutfitSlot, Gap<Piece>>();
  for (const [piece, looks] of opens) {
    const gap = { piece, opens: looks.size };
    const before = widest.get(piece.slot);
    if (!before || compareGaps(gap, before) < 0) widest.set(piece.slot, gap);
  }
  return [...widest.values()].sort(compareGaps).slice(0, count);
}

function compareGaps(a: Gap, b: Gap): number {
  return (
    b.opens - a.opens ||
    b.piece.score - a.piece.score ||
    (buildPieceKey(a.piece) < buildPieceKey(b.piece) ? -1 : 1)
  );
}

function listNeededSlots({ wear }: Look): OutfitSlot[] {
  return FILL_ORDER.filter((slot) => slot !== 'layer' && wear[slot]);
}

function listLookPieces(
  lookBook: CompiledLookBook,
  pieces: readonly OutfitPiece[],
  presentation: Presentation,
): LookPieces[] {
  const index = indexPieces(lookBook, pieces);
  const looks = lookBook.book.looks.filter((look) => isCutFor(look.for, presentation));
  return looks.map((look) => {
    const question = askFor(look);
    const slots = new Map(
      FILL_ORDER.flatMap((slot): [OutfitSlot, Candidate[]][] => {
        const parts = look.wear[slot];
        if (!parts) return [];
        const found = new Set(parts.flatMap((part) => (index.byPart.get(part) ?? []).map(([each]) => each)));
        return [[slot, [...found].filter((each) => !findPieceVeto(each, slot, question))]];
      }),
    );
    return { look, slots };
  });
}

function listWearablePieces({ look, slots }: LookPieces): Candidate[] {
  const needed = listNeededSlots(look);
  if (needed.some((slot) => slots.get(slot)!.length === 0)) return [];
  const question = askFor(look);
  return [...slots].flatMap(([slot, candidates]) =>
    candidates.filter((candidate) =>
      needed.every(
        (other) =>
          other === slot ||
          slots.get(other)!.some((each) => !findPairVeto(each, other, candidate, slot, question)),
      ),
    ),
  );
}

function askFor(look: Look): LookQuestion {
  const [occasion] = look.occasion;
  const demand = createDemand({ occasion: occasion!, season: BAND_SEASONS[look.when[0]!] });
  return createLookQuestion({ ...demand, seasons: null }, look, look.wear.mid !== undefined, true);
}
