import type { OutfitSlot } from '@figura/contracts';
import type { CompiledLookBook } from './compile-look-book';
import { ANSWERS_OF_A_SHUFFLE, composeOutfits, type ComposedOutfit, type Relaxation } from './compose';
import { composeRested, type RestedComposition } from './compose-rested';
import { findMissing } from './find-missing';
import { buildPieceKey, type OutfitPiece } from './piece';
import { CLOTHES } from './piece-facts';
import { createDemand, type OutfitQuestion } from './question';
import type { OutfitBody } from './sentences';

interface FilledOutfit {
  readonly outfit: ComposedOutfit;
  readonly lacks: OutfitSlot;
}

export interface OwnFirstComposition extends RestedComposition {
  /** Beside `outfits`, if those are fewer than asked for; all lack the same slot. */
  readonly almost: readonly FilledOutfit[];
  /** False if `outfits` needed more than one piece that is not owned, or any at all. */
  readonly isOwn: boolean;
  /** Slots that the wardrobe lacks for the occasion, if it dresses the user in nothing for it. */
  readonly missing: readonly OutfitSlot[];
}

export interface OwnFirstPieces {
  readonly owned: readonly OutfitPiece[];
  readonly fillers: readonly OutfitPiece[];
  /** Dress the user if `owned` with one filler cannot; null: then `owned` as well as they can. */
  readonly others: readonly OutfitPiece[] | null;
  /** With this many whole outfits no gap is filled; by default gaps are filled up to the count asked for. */
  readonly enough?: number;
}

/** The easiest to fill comes first. */
const GAPS: readonly OutfitSlot[] = ['shoes', 'layer', 'bottom', 'top', 'one-piece'];
/** Score below which clothes that follow no look do not go together. */
const POOR = 0.3;
/** Degrees Celsius. */
const COAT_BELOW = 12;
/** Out of season or made for something else is not dressed. */
const UNFIT: ReadonlySet<Relaxation> = new Set<Relaxation>(['season', 'occasion']);

/** Colors that are less close still dress the user for the occasion. */
function isMet({ relaxed }: ComposedOutfit): boolean {
  return relaxed.every((what) => what === 'palette');
}

/** In cold or rain clothes without their coat are unfit too. */
function listUnfit(question: OutfitQuestion): ReadonlySet<Relaxation> {
  const { isRaining, celsius } = createDemand(question);
  const isCoatNeeded = isRaining || (celsius !== null && celsius < COAT_BELOW);
  return isCoatNeeded && question.occasion !== 'sport' ? new Set<Relaxation>([...UNFIT, 'layer']) : UNFIT;
}

/**
 * Dresses the user from what is owned: whole outfits first, then some with one filler, then own ones without a
 * coat or a look. Others come only if there is none of these. Fixed pieces count as owned.
 * @param worn keys of recently worn pieces, as for {@link composeRested}
 */
export function composeOwnFirst(
  lookBook: CompiledLookBook,
  question: OutfitQuestion,
  { owned, fillers, others, enough = Infinity }: OwnFirstPieces,
  body: OutfitBody | null,
  worn: ReadonlySet<string>,
): OwnFirstComposition {
  const page = (question.seed ?? 0) % ANSWERS_OF_A_SHUFFLE;
  const wanted = {
    ...question,
    seed: (question.seed ?? 0) - page,
    count: question.count * (page + 1),
  };
  const own = composeRested(lookBook, wanted, owned, body, worn);
  const met = own.outfits.filter(isMet);
  const fill = (whole: readonly ComposedOutfit[], isGood: (outfit: ComposedOutfit) => boolean) =>
    met.length >= enough ? [] : fillGap(lookBook, wanted, { owned, fillers }, body, worn, whole, isGood);
  const filled = fill(met, isMet);
  const left = wanted.count - met.length - filled.length;
  const unfit = listUnfit(question);
  const isPassable = ({ relaxed, score }: ComposedOutfit) =>
    !relaxed.some((what) => unfit.has(what)) && !(relaxed.includes('look') && score < POOR);
  const known = new Set(filled.map(({ outfit }) => nameClothes(outfit)));
  const passable = own.outfits
    .filter((outfit) => !isMet(outfit) && isPassable(outfit) && !known.has(nameClothes(outfit)))
    .slice(0, left);
  const almost = filled.length > 0 ? filled : fill([...met, ...passable], isPassable);
  const dressed: readonly Dressed[] = [
    ...met.map((outfit) => ({ outfit })),
    ...filled,
    ...passable.map((outfit) => ({ outfit })),
    ...(filled.length > 0 ? [] : almost),
  ];
  const isFresh = dressed.length > page * question.count;
  if (others !== null && !isFresh)
    return {
      ...composeRested(lookBook, question, [...owned, ...others], body, worn),
      almost: [],
      isOwn: false,
      missing: findMissing(lookBook, question, owned),
    };
  // The wardrobe alone repeats its last outfits rather than none.
  const from = isFresh ? page * question.count : Math.max(0, dressed.length - question.count);
  const shown = dressed.slice(from, from + question.count);
  if (shown.length === 0) {
    const missing = findMissing(lookBook, question, owned);
    // Clothes of the office are no answer to a question for sport.
    const outfits = question.occasion === 'sport' && missing.length > 0 ? [] : own.outfits;
    return { ...own, ...limitTo(own, outfits), almost: [], isOwn: outfits.length > 0, missing };
  }
  const outfits = shown.flatMap(({ outfit, lacks }) => (lacks ? [] : [outfit]));
  return {
    ...own,
    ...limitTo(own, outfits),
    almost: shown.flatMap(({ outfit, lacks }) => (lacks ? [{ outfit, lacks }] : [])),
    isOwn: true,
    missing: [],
  };
}

interface Dressed {
  readonly outfit: ComposedOutfit;
  readonly lacks?: OutfitSlot;
}

function limitTo({ relaxed, wornAgain }: RestedComposition, outfits: readonly ComposedOutfit[]) {
  const open = new Set(outfits.flatMap((outfit) => outfit.relaxed));
  const used = new Set(outfits.flatMap(({ pieces }) => pieces.map(buildPieceKey)));
  return {
    outfits,
    relaxed: relaxed.filter((what) => open.has(what)),
    wornAgain: wornAgain.filter((key) => used.has(key)),
  };
}

function fillGap(
  lookBook: CompiledLookBook,
  question: OutfitQuestion,
  { owned, fillers }: Pick<OwnFirstPieces, 'owned' | 'fillers'>,
  body: OutfitBody | null,
  worn: ReadonlySet<string>,
  whole: readonly ComposedOutfit[],
  isGood: (outfit: ComposedOutfit) => boolean,
): FilledOutfit[] {
  const missing = question.count - whole.length;
  if (missing <= 0 || owned.length === 0) return [];
  const known = new Set(whole.map(nameClothes));
  const owns = new Set(owned.map(buildPieceKey));
  const isResting = (piece: OutfitPiece) => worn.has(buildPieceKey(piece)) && CLOTHES.includes(piece.slot);
  const rested = owned.filter((piece) => !isResting(piece));
  let most: FilledOutfit[] = [];
  for (const pieces of rested.length < owned.length ? [rested, owned] : [owned]) {
    for (const gap of GAPS) {
      const helped = [...pieces, ...fillers.filter(({ slot }) => slot === gap)];
      const filled = composeOutfits(lookBook, question, helped, body)
        .outfits.filter((outfit) => isGood(outfit) && !known.has(nameClothes(outfit)))
        .flatMap((outfit) => {
          const [other, ...more] = outfit.pieces.filter((piece) => !owns.has(buildPieceKey(piece)));
          return other && more.length === 0 ? [{ outfit, lacks: other.slot }] : [];
        });
      // A jacket can be the coat or go beneath one.
      const alike = filled.filter(({ lacks }) => lacks === filled[0]!.lacks);
      if (alike.length > most.length) most = alike.slice(0, missing);
      if (most.length === missing) return most;
    }
    if (most.length > 0) return most;
  }
  return most;
}

function nameClothes({ pieces }: ComposedOutfit): string {
  return pieces
    .filter(({ slot }) => CLOTHES.includes(slot))
    .map(buildPieceKey)
    .join();
}

/** One list for a day: what lacks nothing, unless only a filled gap dresses for the occasion. */
export function listForDay({ outfits, almost }: OwnFirstComposition): readonly ComposedOutfit[] {
  return outfits.some(isMet) ? outfits : [...almost.map(({ outfit }) => outfit), ...outfits];
}
