import type { OutfitSlot, Taste, WornStyle } from '@figura/contracts';
import type { CompiledLookBook } from './compile-look-book';
import { hashToUnit } from './hash';
import type { Look } from './look-book';
import { buildPieceKey } from './piece';
import { CLOTHES } from './piece-facts';
import type { Demand } from './question';
import type { Candidate, LookQuestion, WornPieces } from './vetoes/veto';

/** Pieces for a question, by the parts that they belong to. */
export interface PieceIndex {
  readonly candidates: readonly Candidate[];
  readonly byPart: ReadonlyMap<string, readonly (readonly [candidate: Candidate, match: number])[]>;
}

/** How much of the rules is left open. */
export interface Openness {
  /** Palettes of all moods, and formality farther from the level. */
  readonly anyPalette: boolean;
  /** A look may do without its layer or mid. */
  readonly withoutLayer: boolean;
}

/** What every step of composing reads. */
export interface ComposingContext {
  readonly lookBook: CompiledLookBook;
  readonly index: PieceIndex;
  readonly demand: Demand;
  readonly openness: Openness;
  /** Seeds of the small differences between people. */
  readonly person: string;
  /** Candidates that every outfit has. */
  readonly fixed: readonly Candidate[];
  /** Moods that are preferred; none where all are welcome. */
  readonly tastes: readonly Taste[];
  readonly shownPieces: ReadonlySet<string>;
  readonly shownLooks: ReadonlySet<string>;
  /** Vetoes on two pieces that were asked already, by {@link pairKey}. */
  readonly vetoedPairs: Map<number, boolean>;
}

/** A whole outfit of a look, before bag and jewelry. */
export interface DraftOutfit {
  readonly look: Pick<Look, 'id' | 'name' | 'line' | 'why' | 'finish' | 'level' | 'wear'>;
  /** Name of the palette; null where none was asked. */
  readonly palette: string | null;
  readonly pieces: WornPieces;
  /** As it is shown. */
  readonly score: number;
  /** By which it is chosen: the score, and what the user prefers. */
  readonly worth: number;
  readonly isColored: boolean;
  readonly worn: Readonly<Partial<Record<OutfitSlot, readonly WornStyle[]>>>;
  readonly question: LookQuestion;
  readonly demand: Demand;
}

/** How much of an outfit a piece of a slot is. */
export const SLOT_AREAS: Readonly<Record<OutfitSlot, number>> = {
  'one-piece': 2,
  top: 1,
  bottom: 1,
  mid: 0.9,
  layer: 1,
  shoes: 0.5,
  legs: 0.4,
  bag: 0.4,
  jewelry: 0.2,
  accessory: 0.3,
};

/** The order in which slots are filled, from large to small. */
export const FILL_ORDER: readonly OutfitSlot[] = ['one-piece', 'bottom', 'top', 'mid', 'layer', 'shoes'];

/** Names the clothes of an outfit: a one-piece, or top and bottom; where all of them are fixed, what is worn with them too. */
export function nameClothes(
  { pieces }: Pick<DraftOutfit, 'pieces'>,
  fixed: readonly Candidate[] = [],
): string {
  const isChosen = CLOTHES.some((slot) => pieces[slot] && !fixed.includes(pieces[slot]));
  return (isChosen ? CLOTHES : FILL_ORDER).map((slot) => pieces[slot]?.index ?? '').join();
}

/** A look of another mood comes after those of the tastes, and before clothes that were worn already. */
const OTHER_MOOD = 0.5;
/** What is left of other looks where arms and knees are covered is proper, and not what they were designed for. */
const NOT_MODEST = 0.25;

/** How far people may differ in the looks that come first. */
const PERSONAL = 0.12;
const SHOWN_LOOK = 0.15;
const SHOWN_PIECE = 0.06;

/** Rates by what the user prefers, has seen, and a lot of their own; added to the score when outfits are chosen. */
export function ratePreference(
  { tastes, demand, person, shownLooks, shownPieces }: ComposingContext,
  look: Look,
  pieces: WornPieces,
): number {
  const isOfTaste = tastes.length === 0 || look.mood.some((mood) => tastes.includes(mood));
  const shown = Object.values(pieces).filter(({ piece }) => shownPieces.has(buildPieceKey(piece)));
  return (
    PERSONAL * hashToUnit(person + look.id + demand.occasion + (demand.seasons?.join() ?? '')) -
    (isOfTaste ? 0 : OTHER_MOOD) -
    (demand.isModest && !look.modest ? NOT_MODEST : 0) -
    (shownLooks.has(look.id) ? SHOWN_LOOK : 0) -
    SHOWN_PIECE * shown.length
  );
}
