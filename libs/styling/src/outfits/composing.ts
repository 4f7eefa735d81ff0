import { isLifeContext } from '../looks/shown';
import type { OutfitSlot, Taste, WornStyle } from '@figura/contracts';
import type { CompiledLookBook } from './compile-look-book';
import { hashToUnit } from '../hash';
import type { Look } from './look-book';
import { buildPieceKey } from './piece';
import { CLOTHES } from './piece-facts';
import type { Demand } from './question';
import type { KnownVetoes } from './vetoes/find-veto';
import type { Candidate, LookQuestion, WornPieces } from './vetoes/veto';

export interface PieceIndex {
  readonly candidates: readonly Candidate[];
  readonly byPart: ReadonlyMap<string, readonly (readonly [candidate: Candidate, match: number])[]>;
}

export interface Openness {
  readonly anyPalette: boolean;
  readonly withoutLayer: boolean;
}

export interface ComposingContext {
  readonly lookBook: CompiledLookBook;
  readonly index: PieceIndex;
  readonly demand: Demand;
  readonly openness: Openness;
  /** Seed for small differences between users. */
  readonly person: string;
  readonly fixed: readonly Candidate[];
  /** Preferred moods; empty if all are welcome. */
  readonly tastes: readonly Taste[];
  readonly shownPieces: ReadonlySet<string>;
  readonly shownLooks: ReadonlySet<string>;
  readonly vetoes: KnownVetoes;
}

export interface DraftOutfit {
  readonly look: Pick<
    Look,
    'id' | 'name' | 'line' | 'why' | 'underCoat' | 'claims' | 'finish' | 'level' | 'wear'
  >;
  readonly palette: string | null;
  readonly pieces: WornPieces;
  readonly score: number;
  /** Score plus user preference, for choosing. */
  readonly worth: number;
  readonly isColored: boolean;
  readonly worn: Readonly<Partial<Record<OutfitSlot, readonly WornStyle[]>>>;
  readonly question: LookQuestion;
  readonly demand: Demand;
}

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

export const FILL_ORDER: readonly OutfitSlot[] = ['one-piece', 'bottom', 'top', 'mid', 'layer', 'shoes'];

export function nameClothes(
  { pieces }: Pick<DraftOutfit, 'pieces'>,
  fixed: readonly Candidate[] = [],
): string {
  const isChosen = CLOTHES.some((slot) => pieces[slot] && !fixed.includes(pieces[slot]));
  return (isChosen ? CLOTHES : FILL_ORDER).map((slot) => pieces[slot]?.index ?? '').join();
}

/** Other moods come after the user's tastes and before clothes that were worn already. */
const OTHER_MOOD = 0.5;
const NOT_MODEST = 0.25;

const MADE_FOR_NOW = 0.15;
const PERSONAL = 0.12;
const SHOWN_LOOK = 0.15;
const SHOWN_PIECE = 0.06;

export const isMadeForNow = ({ piece }: Candidate): boolean => piece.wearing.contexts.some(isLifeContext);

export function ratePreference(
  { tastes, demand, person, shownLooks, shownPieces }: ComposingContext,
  look: Look,
  pieces: WornPieces,
): number {
  const isOfTaste = tastes.length === 0 || look.mood.some((mood) => tastes.includes(mood));
  const forNow = Object.values(pieces).filter(isMadeForNow);
  const shown = Object.values(pieces).filter(({ piece }) => shownPieces.has(buildPieceKey(piece)));
  return (
    PERSONAL * hashToUnit(person + look.id + demand.occasion + (demand.seasons?.join() ?? '')) +
    (forNow.length > 0 ? MADE_FOR_NOW : 0) -
    (isOfTaste ? 0 : OTHER_MOOD) -
    (demand.isModest && !look.modest ? NOT_MODEST : 0) -
    (shownLooks.has(look.id) ? SHOWN_LOOK : 0) -
    SHOWN_PIECE * shown.length
  );
}
