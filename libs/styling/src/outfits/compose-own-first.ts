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
const POOR = 0.5;
/** Score below which pieces of a look clash. */
const CLASHING = 0.05;
/** Score below which no outfit is dressed enough for a dress code. */
const UNDRESSED = 0.35;
/** Outfits with one piece that is not owned, with which no other gap is tried. */
const FILLED = 2;
/** Degrees Celsius. */
const COAT_BELOW = 12;
/** Out of season or made for something else is not dressed. */
const UNFIT: ReadonlySet<Relaxation> = new Set<Relaxation>(['season', 'occasion']);

function isMet({ relaxed }: ComposedOutfit): boolean {
  return relaxed.every((what) => what === 'palette');
}

function isFit({ relaxed }: ComposedOutfit): boolean {
  return !relaxed.some((what) => UNFIT.has(what));
}

function createPassable(question: OutfitQuestion, isDressCode: boolean): (outfit: ComposedOutfit) => boolean {
  const { isRaining, celsius } = createDemand(question);
  const isCoatNeeded =
    question.occasion !== 'sport' && (isRaining || (celsius !== null && celsius < COAT_BELOW));
  return (outfit) =>
    isFit(outfit) &&
    !(isDressCode && outfit.score < UNDRESSED) &&
    !(isCoatNeeded && outfit.relaxed.includes('layer')) &&
    !(outfit.relaxed.includes('look') && outfit.score < POOR);
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
  const isDressCode = createDemand(question).isEvening || question.occasion === 'interview';
  const isWhole = (outfit: ComposedOutfit) =>
    isMet(outfit) && outfit.score >= (isDressCode ? UNDRESSED : CLASHING);
  const met = own.outfits.filter(isWhole);
  const fillGaps = createGapFiller(lookBook, wanted, { owned, fillers }, body, worn);
  const fill = (whole: readonly ComposedOutfit[], isGood: (outfit: ComposedOutfit) => boolean) =>
    met.length >= enough ? [] : fillGaps(whole, isGood);
  const filled = fill(met, isWhole);
  const left = wanted.count - met.length - filled.length;
  const known = new Set(filled.map(({ outfit }) => nameClothes(outfit)));
  const listPassable = (isGood: (outfit: ComposedOutfit) => boolean) =>
    own.outfits
      .filter((outfit) => !isWhole(outfit) && isGood(outfit) && !known.has(nameClothes(outfit)))
      .slice(0, left);
  const isPassable = createPassable(question, isDressCode);
  const listLenient = (): readonly Dressed[] => {
    const whole = listPassable(isFit);
    return [...whole.map((outfit) => ({ outfit })), ...fill(whole, isFit)];
  };
  const passable = listPassable(isPassable);
  const almost = filled.length > 0 ? filled : fill([...met, ...passable], isPassable);
  const good: readonly Dressed[] = [
    ...met.map((outfit) => ({ outfit })),
    ...filled,
    ...passable.map((outfit) => ({ outfit })),
    ...(filled.length > 0 ? [] : almost),
  ];
  // A coat may wait in the hall if nobody told the weather.
  const isLenient = !isDressCode && !question.weather && good.length === 0;
  const dressed = isLenient ? listLenient() : good;
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

type GapFiller = (
  whole: readonly ComposedOutfit[],
  isGood: (outfit: ComposedOutfit) => boolean,
) => FilledOutfit[];

function createGapFiller(
  lookBook: CompiledLookBook,
  question: OutfitQuestion,
  { owned, fillers }: Pick<OwnFirstPieces, 'owned' | 'fillers'>,
  body: OutfitBody | null,
  worn: ReadonlySet<string>,
): GapFiller {
  const owns = new Set(owned.map(buildPieceKey));
  const isResting = (piece: OutfitPiece) => worn.has(buildPieceKey(piece)) && CLOTHES.includes(piece.slot);
  const rested = owned.filter((piece) => !isResting(piece));
  const answers = new Map<string, readonly ComposedOutfit[]>();
  const compose = (pieces: readonly OutfitPiece[], gap: OutfitSlot) => {
    const key = `${pieces.length} ${gap}`;
    let answer = answers.get(key);
    if (!answer) {
      const helped = [...pieces, ...fillers.filter(({ slot }) => slot === gap)];
      answer = composeOutfits(lookBook, question, helped, body).outfits;
      answers.set(key, answer);
    }
    return answer;
  };
  return (whole, isGood) => {
    const missing = question.count - whole.length;
    if (missing <= 0 || owned.length === 0) return [];
    const known = new Set(whole.map(nameClothes));
    let most: FilledOutfit[] = [];
    for (const pieces of rested.length < owned.length ? [rested, owned] : [owned]) {
      for (const gap of GAPS) {
        const filled = compose(pieces, gap)
          .filter((outfit) => isGood(outfit) && !known.has(nameClothes(outfit)))
          .flatMap((outfit) => {
            const [other, ...more] = outfit.pieces.filter((piece) => !owns.has(buildPieceKey(piece)));
            return other && more.length === 0 ? [{ outfit, lacks: other.slot }] : [];
          });
        // A jacket can be the coat or go beneath one.
        const alike = filled.filter(({ lacks }) => lacks === filled[0]!.lacks);
        if (alike.length > most.length) most = alike.slice(0, missing);
        if (most.length >= Math.min(missing, FILLED)) return most;
      }
      if (most.length > 0) return most;
    }
    return most;
  };
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
