import type { Context, Occasion, OutfitSlot, Season, TemperatureBand } from '@figura/contracts';
import type { OutfitPiece } from '../piece';
import type { Look } from '../look-book';
import type { PieceFacts } from '../piece-facts';

/** A piece that may stand in an outfit. */
export interface Candidate {
  /** Its number among the candidates of a question. */
  readonly index: number;
  readonly piece: OutfitPiece;
  readonly facts: PieceFacts;
  /** -1, where something forbids it for this body, to 1. */
  readonly suits: number;
}

/** What the vetoes ask of a question. */
export interface VetoQuestion {
  readonly occasion: Occasion;
  /** Evening, celebration or formal. */
  readonly isEvening: boolean;
  readonly band: TemperatureBand;
  readonly seasons: readonly Season[] | null;
  readonly isRaining: boolean;
  readonly contexts: readonly Context[];
  /** Arms and knees are to be covered. */
  readonly isModest: boolean;
}

/** What one look adds to the question. */
export interface LookQuestion extends VetoQuestion {
  readonly look: Pick<Look, 'level' | 'match' | 'mood' | 'modest' | 'outer' | 'weather'>;
  readonly hasMid: boolean;
  /** The look itself puts thick knit beside silk. */
  readonly mixesKnitAndSilk: boolean;
}

/** Forbids one piece in a slot. */
export interface PieceVeto {
  readonly id: string;
  /** Holds even where the rules are relaxed for a small wardrobe. */
  readonly isAlways?: boolean;
  readonly forbids: (candidate: Candidate, slot: OutfitSlot, question: LookQuestion) => boolean;
}

/** Pieces of an outfit by slot. */
export type WornPieces = Readonly<Partial<Record<OutfitSlot, Candidate>>>;

/** Forbids two pieces together; asked with the facts of the piece in the first slot, then in the second. */
export interface PairVeto {
  readonly id: string;
  /** The slots of the first and of the second piece. */
  readonly between: readonly [first: readonly OutfitSlot[], second: readonly OutfitSlot[]];
  readonly forbids: (first: PieceFacts, second: PieceFacts, pair: VetoedPair) => boolean;
}

interface VetoedPair {
  readonly first: Candidate;
  readonly second: Candidate;
  readonly firstSlot: OutfitSlot;
  readonly secondSlot: OutfitSlot;
  readonly question: LookQuestion;
}
