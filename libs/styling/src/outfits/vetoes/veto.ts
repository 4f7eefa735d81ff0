import type { Context, Occasion, OutfitSlot, Presentation, Season, TemperatureBand } from '@figura/contracts';
import type { OutfitPiece } from '../piece';
import type { Look } from '../look-book';
import { isOnlyIn, type PieceFacts } from '../piece-facts';

export interface Candidate {
  readonly index: number;
  readonly piece: OutfitPiece;
  readonly facts: PieceFacts;
  /** -1 (forbidden for this body) to 1. */
  readonly suits: number;
}

export interface Weather {
  readonly celsius: number;
  readonly rain?: boolean;
  readonly wind?: boolean;
}

export interface VetoQuestion {
  readonly occasion: Occasion;
  /** Evening, celebration or formal. */
  readonly isEvening: boolean;
  readonly band: TemperatureBand;
  readonly seasons: readonly Season[] | null;
  readonly isRaining: boolean;
  /** As it feels, in degrees Celsius; null without a season. */
  readonly celsius: number | null;
  readonly weather: Weather | null;
  /** As it feels, 0 °C or less. */
  readonly isFreezing: boolean;
  /** 27 °C or more. */
  readonly isHot: boolean;
  readonly contexts: readonly Context[];
  readonly isModest: boolean;
  readonly areLimbsCovered: boolean;
  readonly isSeated: boolean;
  readonly isPregnant: boolean;
  readonly isNursing: boolean;
  /** After breast surgery. */
  readonly isTender: boolean;
  readonly presentation: Presentation;
  readonly figure: ReadonlySet<string>;
}

/** Equal for many looks, so that their answers are shared. */
export interface PieceQuestion extends VetoQuestion {
  readonly isMens: boolean;
  readonly hasMid: boolean;
}

type VetoedLook = Pick<Look, 'for' | 'level' | 'match' | 'mood' | 'modest' | 'outer' | 'weather'>;

export interface LookQuestion extends PieceQuestion {
  readonly look: VetoedLook;
  readonly mixesKnitAndSilk: boolean;
}

export function createLookQuestion<Demand extends VetoQuestion, Asked extends VetoedLook>(
  demand: Demand,
  look: Asked,
  hasMid: boolean,
  mixesKnitAndSilk = false,
): Demand & LookQuestion & { readonly look: Asked } {
  return { ...demand, look, isMens: isMensOutfit(demand, look), hasMid, mixesKnitAndSilk };
}

/** Formality above which canvas and rucksacks look borrowed. */
export const SMART_CASUAL = 2;

/** Men's tailoring has rules of its own. */
export function isMensOutfit(
  { presentation }: Pick<VetoQuestion, 'presentation'>,
  look: Pick<Look, 'for'>,
): boolean {
  return presentation === 'mens' || (look.for.includes('mens') && !look.for.includes('womens'));
}

/** Men's outfits and interviews need no coat over a jacket. */
export function isJacketEnough(
  demand: Pick<VetoQuestion, 'occasion' | 'presentation'>,
  look: Pick<Look, 'for'>,
): boolean {
  return demand.occasion === 'interview' || isMensOutfit(demand, look);
}

export const isOffice = (occasion: Occasion): boolean => occasion === 'work' || occasion === 'interview';

export const OFF_DUTY: ReadonlySet<Occasion> = new Set<Occasion>(['everyday', 'weekend', 'travel']);

/** Shoes that show a bare foot where there are no tights. */
export const BARE_INSTEPS = ['pump', 'ballet-flat', 'slingback', 'mary-jane'] as const;

const COOL_BELOW = 16;

export function isCoolSeason({
  band,
  celsius,
  seasons,
}: Pick<VetoQuestion, 'band' | 'celsius' | 'seasons'>): boolean {
  if (band === 'warm') return false;
  return band === 'cold' || (celsius !== null && celsius < COOL_BELOW && !isOnlyIn(seasons, 'spring'));
}

export interface PieceVeto<Question extends PieceQuestion = PieceQuestion> {
  readonly id: string;
  /** Holds even if the rules are relaxed for a small wardrobe. */
  readonly isAlways?: boolean;
  readonly forbids: (candidate: Candidate, slot: OutfitSlot, question: Question) => boolean;
}

export type LookVeto = PieceVeto<LookQuestion>;

export type WornPieces = Readonly<Partial<Record<OutfitSlot, Candidate>>>;

export interface PairVeto {
  readonly id: string;
  readonly between: readonly [first: readonly OutfitSlot[], second: readonly OutfitSlot[]];
  readonly forbids: (first: PieceFacts, second: PieceFacts, pair: VetoedPair) => boolean;
}

export const INNER: readonly OutfitSlot[] = ['top', 'one-piece'];
export const OUTER: readonly OutfitSlot[] = ['mid', 'layer'];
export const LOWER: readonly OutfitSlot[] = ['bottom', 'one-piece'];

export function createPairVetoes(
  first: readonly OutfitSlot[],
  second: readonly OutfitSlot[],
  forbidden: Readonly<Record<string, PairVeto['forbids']>>,
): PairVeto[] {
  return Object.entries(forbidden).map(([id, forbids]) => ({ id, between: [first, second], forbids }));
}

export interface VetoedPair {
  readonly first: Candidate;
  readonly second: Candidate;
  readonly firstSlot: OutfitSlot;
  readonly secondSlot: OutfitSlot;
  readonly question: LookQuestion;
}
