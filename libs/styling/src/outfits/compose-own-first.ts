import type { OutfitSlot, Tone } from '@figura/contracts';
import type { CompiledLookBook } from './compile-look-book';
import {
  ANSWERS_OF_A_SHUFFLE,
  composeOutfits,
  RELAXATIONS,
  type ComposedOutfit,
  type Relaxation,
} from './compose';
import { composeRested, type RestedComposition } from './compose-rested';
import { FILL_ORDER } from './composing';
import { createWearable, findFitting, findMissing, isCoatDay } from './find-missing';
import { buildPieceKey, type OutfitPiece, type WornPiece } from './piece';
import { CLOTHES, describePiece, type PieceFacts } from './piece-facts';
import { createDemand, type OutfitQuestion } from './question';
import type { OutfitBody } from './sentences';

export interface OwnFirstComposition extends RestedComposition {
  /** False if every outfit needs more than one piece that is not owned. */
  readonly isOwn: boolean;
  /** Slots that the wardrobe lacks for the occasion and the weather, if it makes fewer outfits than asked for. */
  readonly missing: readonly OutfitSlot[];
  /** Keys of owned pieces that suit the question, if others are missing for any outfit. */
  readonly fitting: readonly string[];
}

export interface OwnFirstPieces {
  readonly owned: readonly OutfitPiece[];
  readonly fillers: readonly OutfitPiece[];
  /** Dress the user if `owned` with one filler cannot; null: then `owned` as well as they can. */
  readonly others: readonly OutfitPiece[] | null;
  /** Enough outfits to stop looking; by default, the count asked for. */
  readonly enough?: number;
}

/** The easiest to fill comes first. */
const GAPS: readonly OutfitSlot[] = ['shoes', 'layer', 'bottom', 'top'];
/** Owned pieces from which none more is needed if one can be worn. */
const FEWEST: Readonly<Partial<Record<OutfitSlot, number>>> = { top: 2, bottom: 2 };
const UNWORN: readonly OutfitSlot[] = ['bottom', 'top'];
const DOUBLED: ReadonlySet<OutfitSlot> = new Set<OutfitSlot>(['shoes', 'layer', 'bottom']);
/** Too broad for two of a kind to be doubles. */
const BROAD_KINDS: ReadonlySet<string> = new Set([
  'shoe',
  'ballet-flat',
  'sandal',
  'coat',
  'jacket',
  'trousers',
  'straight-trousers',
  'skirt',
]);
const SERVICES: Readonly<Partial<Record<OutfitSlot, readonly (readonly string[])[]>>> = {
  shoes: [['boot'], ['sneaker']],
  layer: [
    ['trench-coat', 'rain-coat'],
    ['wool-coat', 'cocoon-coat', 'puffer', 'parka'],
  ],
};
const TOPS = ['shirt', 't-shirt'] as const;
const BOTTOMS = ['jeans', 'trousers'] as const;
const FAMILIES: readonly (readonly Tone[])[] = [
  ['brown', 'tan', 'camel', 'beige', 'taupe', 'rust'],
  ['white', 'ivory'],
  ['light-blue', 'blue', 'denim'],
  ['navy', 'dark-denim'],
  ['black', 'charcoal'],
];
const POOR = 0.5;
/** Score below which pieces of a look clash. */
const CLASHING = 0.2;
/** Score below which no outfit is dressed enough for a dress code. */
const UNDRESSED = 0.35;
/** Out of season or made for something else is not dressed. */
const UNFIT: ReadonlySet<Relaxation> = new Set<Relaxation>(['season', 'occasion']);

function isMet({ relaxed }: ComposedOutfit): boolean {
  return relaxed.every((what) => what === 'palette');
}

function isFit({ relaxed }: ComposedOutfit): boolean {
  return !relaxed.some((what) => UNFIT.has(what));
}

export function isWhole(owned: readonly OutfitPiece[]): boolean {
  const has = (slot: OutfitSlot) => owned.some((piece) => piece.source === 'wardrobe' && piece.slot === slot);
  return has('shoes') && (has('one-piece') || (has('top') && has('bottom')));
}

const isRelaxed = (relaxed: readonly Relaxation[]) =>
  relaxed.includes('layer') || relaxed.includes('occasion');

function createPassable(question: OutfitQuestion): (outfit: ComposedOutfit, leastScore: number) => boolean {
  const demand = createDemand(question);
  const isJacketNeeded =
    question.occasion === 'interview' ||
    (question.occasion === 'celebration' && question.presentation === 'mens' && !demand.isHot);
  const isSuitNeeded = question.occasion === 'formal' && question.presentation === 'mens';
  const isCoatNeeded = isCoatDay(demand);
  const isLayerMissing = ({ relaxed, pieces }: ComposedOutfit) => {
    const has = (slot: OutfitSlot) => pieces.some((piece) => piece.slot === slot);
    return (
      (isJacketNeeded && relaxed.includes('layer')) ||
      (isSuitNeeded && !has('mid')) ||
      (isCoatNeeded && isRelaxed(relaxed) && !has('layer'))
    );
  };
  return (outfit, leastScore) =>
    outfit.score >= leastScore &&
    !isLayerMissing(outfit) &&
    !(outfit.relaxed.includes('look') && outfit.score < POOR);
}

/**
 * Own whole outfits first, then some with one filler, then own ones without a coat or a look; others only if these are too few. Fixed
 * pieces count as owned.
 * @param worn keys of recently worn pieces
 */
export function composeOwnFirst(
  lookBook: CompiledLookBook,
  question: OutfitQuestion,
  pieces: OwnFirstPieces,
  body: OutfitBody | null,
  worn: ReadonlySet<string>,
): OwnFirstComposition {
  const covered = composeAsAsked(lookBook, question, pieces, body, worn);
  if (!question.isHeadCovered || covered.outfits.length > 0) return covered;
  return composeAsAsked(lookBook, { ...question, mayBareLimbs: true }, pieces, body, worn);
}

function composeAsAsked(
  lookBook: CompiledLookBook,
  question: OutfitQuestion,
  { owned, fillers, others, enough = Infinity }: OwnFirstPieces,
  body: OutfitBody | null,
  worn: ReadonlySet<string>,
): OwnFirstComposition {
  const { count, occasion, seed = 0 } = question;
  const page = seed % ANSWERS_OF_A_SHUFFLE;
  const wanted = { ...question, seed: seed - page, count: count * (page + 1), leastScore: CLASHING };
  const own = composeRested(lookBook, wanted, owned, body, worn);
  const isDressCode = createDemand(question).isEvening || occasion === 'interview';
  let split: SplitFillers | undefined;
  let lacking: OutfitSlot[] | undefined;
  const listLacking = () => (lacking ??= findMissing(lookBook, question, owned));
  const isGownMissing = occasion === 'formal' && listLacking().join() === 'one-piece';
  const allGaps = isGownMissing ? ['one-piece' as const, ...GAPS] : GAPS;
  const fillWith = (kind: keyof SplitFillers, gaps: readonly OutfitSlot[] = allGaps) => {
    const listFillers = () => (split ??= splitFillers(lookBook, question, { owned, fillers }))[kind];
    return fillGaps(lookBook, wanted, { owned, listFillers, gaps }, body, worn);
  };
  const dressed: ComposedOutfit[] = [];
  const most = Math.min(wanted.count, enough);
  let mayRepeatClothes = false;
  const take = (outfits: readonly ComposedOutfit[], limit = wanted.count) => {
    for (const outfit of outfits) {
      const isLike = (other: ComposedOutfit) =>
        nameClothes(other) === nameClothes(outfit) &&
        !(mayRepeatClothes && nameMid(other) !== nameMid(outfit));
      if (dressed.length < limit && !dressed.some(isLike)) dressed.push(outfit);
    }
  };
  const fill = (isGood: (outfit: ComposedOutfit) => boolean, gaps: Gaps) => {
    for (let gap = 0; gap < gaps.length && dressed.length < most; gap++)
      for (const outfit of gaps[gap]!()) if (isGood(outfit) && isNew(outfit)) take([outfit]);
  };
  const dress = (isGood: (outfit: ComposedOutfit) => boolean, gaps: Gaps) => {
    take(own.outfits.filter(isGood));
    fill(isGood, gaps);
  };
  const owns = new Set(owned.map(buildPieceKey));
  const isNew = ({ pieces }: ComposedOutfit) => {
    const [own, bought] = [true, false].map((isOwned) =>
      pieces.filter((piece) => FILL_ORDER.includes(piece.slot) && owns.has(buildPieceKey(piece)) === isOwned),
    ) as [WornPiece[], WornPiece[]];
    return !dressed.some((other) => {
      const known = new Set(other.pieces.map(buildPieceKey));
      const isExchanged = bought.some(
        ({ slot }) =>
          CLOTHES.includes(slot) &&
          other.pieces.some((piece) => piece.slot === slot && owns.has(buildPieceKey(piece))),
      );
      return !isExchanged && own.every((piece) => known.has(buildPieceKey(piece)));
    });
  };
  const leastScore = isDressCode ? UNDRESSED : CLASHING;
  const isPassable = createPassable(question);
  const dressWith = (gaps: Gaps) => {
    dress((outfit) => isMet(outfit) && outfit.score >= leastScore, gaps);
    dress((outfit) => isFit(outfit) && isPassable(outfit, leastScore), gaps);
    if (occasion !== 'sport')
      dress(
        (outfit) => outfit.look !== null && isPassable(outfit, CLASHING) && (!isDressCode || isFit(outfit)),
        gaps,
      );
    mayRepeatClothes = true;
    dress((outfit) => isFit(outfit) && isPassable(outfit, CLASHING), gaps);
    mayRepeatClothes = false;
  };
  const needed = fillWith('needed');
  dressWith(needed);
  const unworn = UNWORN.filter(
    (slot) => !dressed.some(({ pieces }) => pieces.some((each) => each.slot === slot)),
  );
  if (unworn.length > 0 && dressed.length > 0) dressWith(fillWith('fresh', unworn));
  for (const kind of ['fresh', 'doubled', 'served'] as const)
    if (dressed.length <= page * count) dressWith(fillWith(kind));
  if (dressed.length === 0 && isDressCode) dress(isMet, needed);
  // A coat may wait in the hall if nobody told the weather.
  if (dressed.length === 0 && !isDressCode && !question.weather) dress(isFit, needed);

  const isOwner = owned.some(({ source }) => source === 'wardrobe');
  const unfilled = isOwner && dressed.length < most ? listLacking() : [];
  const isFilled = ([slot]: readonly OutfitSlot[]) =>
    dressed.some(({ pieces }) =>
      pieces.some((piece) => piece.slot === slot && !owns.has(buildPieceKey(piece))),
    );
  // One gap the catalog may fill: if it cannot, something else is wrong.
  const isElse =
    (occasion !== 'formal' || dressed.length > 0) && unfilled.length === 1 && !isFilled(unfilled);
  const missing = isElse ? [] : unfilled;
  const isOwn = dressed.length > page * count || (others === null && dressed.length > 0);
  let wornAgain = own.wornAgain;
  if (others !== null && dressed.length < most && (dressed.length === 0 || !isWhole(owned))) {
    const rest = composeRested(lookBook, question, [...owned, ...others], body, worn);
    wornAgain = [...new Set([...wornAgain, ...rest.wornAgain])];
    take(rest.outfits, Math.max(dressed.length, page * count) + count);
  }
  const isOther = isDressCode || (occasion === 'sport' && missing.length > 0);
  if (dressed.length === 0 && !isOther) take(own.outfits);
  // The wardrobe alone repeats its last outfits rather than none.
  const from = Math.max(0, Math.min(page * count, dressed.length - count));
  const outfits = dressed.slice(from, from + count);
  const open = new Set(outfits.flatMap((outfit) => outfit.relaxed));
  const used = new Set(outfits.flatMap(({ pieces }) => pieces.map(buildPieceKey)));
  return {
    ...own,
    outfits,
    relaxed: RELAXATIONS.filter((what) => open.has(what)),
    wornAgain: wornAgain.filter((key) => used.has(key)),
    isOwn,
    missing,
    fitting: !isOwn && missing.length > 0 ? findFitting(lookBook, question, owned).map(buildPieceKey) : [],
  };
}

type Gaps = readonly (() => readonly ComposedOutfit[])[];

interface SplitFillers {
  readonly needed: readonly OutfitPiece[];
  readonly fresh: readonly OutfitPiece[];
  /** Of a kind that is owned and wearable. */
  readonly doubled: readonly OutfitPiece[];
  readonly served: readonly OutfitPiece[];
}

function splitFillers(
  lookBook: CompiledLookBook,
  question: OutfitQuestion,
  { owned, fillers }: Pick<OwnFirstPieces, 'owned' | 'fillers'>,
): SplitFillers {
  const isWearable = createWearable(lookBook, question);
  const wearable = owned.filter(isWearable);
  const isCool = isCoatDay(createDemand(question));
  const isNeeded = ({ slot }: OutfitPiece) =>
    !(slot === 'layer' && !isCool) &&
    (!wearable.some((piece) => piece.slot === slot) ||
      owned.filter((piece) => piece.slot === slot).length < (FEWEST[slot] ?? 0));
  const isDouble = createIsDouble(lookBook, wearable);
  const isSame = createIsSame(lookBook, owned);
  const isServed = createIsServed(lookBook, wearable);
  const others = fillers.filter((piece) => !isSame(piece));
  const unserved = others.filter((piece) => !isServed(piece));
  const fresh = unserved.filter((piece) => !isDouble(piece));
  return {
    needed: fresh.filter((piece) => isNeeded(piece) && isWearable(piece)),
    fresh,
    doubled: unserved.filter(isDouble),
    served: others.filter(isServed),
  };
}

function createIsDouble(
  lookBook: CompiledLookBook,
  wearable: readonly OutfitPiece[],
): (piece: OutfitPiece) => boolean {
  const listKinds = (piece: OutfitPiece) =>
    DOUBLED.has(piece.slot)
      ? [...describePiece(piece, lookBook.findKind).types].filter((type) => !BROAD_KINDS.has(type))
      : [];
  const kinds = new Set(wearable.flatMap(listKinds));
  return (piece) => listKinds(piece).some((kind) => kinds.has(kind));
}

function createIsSame(
  { findKind }: CompiledLookBook,
  owned: readonly OutfitPiece[],
): (piece: OutfitPiece) => boolean {
  const listLooks = (piece: OutfitPiece) => {
    const { types, tone } = describePiece(piece, findKind);
    return [...types]
      .filter((type) => type !== 'shoe' && (piece.slot === 'shoes' || !BROAD_KINDS.has(type)))
      .map((type) => `${type} ${tone}`);
  };
  const looks = new Set(owned.flatMap(listLooks));
  return (piece) => listLooks(piece).some((look) => looks.has(look));
}

function createIsServed(
  { findKind }: CompiledLookBook,
  wearable: readonly OutfitPiece[],
): (piece: OutfitPiece) => boolean {
  const list = (piece: OutfitPiece) => listServices(piece.slot, describePiece(piece, findKind));
  const services = new Set(wearable.flatMap(list));
  return (piece) => list(piece).some((service) => services.has(service));
}

function listServices(slot: OutfitSlot, facts: PieceFacts): readonly string[] {
  const kinds = SERVICES[slot]?.filter((types) => facts.is(...types)).map(([kind]) => kind!);
  if (kinds) return facts.is('knee-boot') ? [] : kinds;
  const { tone } = facts;
  if (facts.isShiny || facts.isPatterned || tone === null) return [];
  const kind = (slot === 'bottom' ? BOTTOMS : TOPS).find((each) => facts.is(each));
  const family = FAMILIES.find((tones) => tones.includes(tone));
  return kind ? [`${kind} ${family?.[0] ?? tone}`] : [];
}

function fillGaps(
  lookBook: CompiledLookBook,
  question: OutfitQuestion,
  {
    owned,
    listFillers,
    gaps,
  }: Pick<OwnFirstPieces, 'owned'> & {
    listFillers: () => readonly OutfitPiece[];
    gaps: readonly OutfitSlot[];
  },
  body: OutfitBody | null,
  worn: ReadonlySet<string>,
): Gaps {
  const owns = new Set(owned.map(buildPieceKey));
  const isResting = (piece: OutfitPiece) => worn.has(buildPieceKey(piece)) && CLOTHES.includes(piece.slot);
  const rested = owned.filter((piece) => !isResting(piece));
  const choices = owned.length === 0 ? [] : rested.length < owned.length ? [rested, owned] : [owned];
  return choices.flatMap((pieces) =>
    gaps.map((gap) => {
      let found: readonly ComposedOutfit[] | undefined;
      return () => (found ??= fillGap(pieces, gap));
    }),
  );

  function fillGap(pieces: readonly OutfitPiece[], gap: OutfitSlot): readonly ComposedOutfit[] {
    const fillers = listFillers();
    if (!fillers.some(({ slot }) => slot === gap)) return [];
    const offered = fillers.filter(({ slot }) => slot === gap);
    return composeOutfits(lookBook, question, [...pieces, ...offered], body).outfits.filter(
      // Own shoes under a catalog dress are an own outfit only where a gown is what lacks.
      (outfit) =>
        outfit.pieces.some(
          (piece) => (CLOTHES.includes(piece.slot) || gap === 'one-piece') && owns.has(buildPieceKey(piece)),
        ) && outfit.pieces.filter((piece) => !owns.has(buildPieceKey(piece))).length === 1,
    );
  }
}

/** Below what is owned, two black trousers of the catalog make the same outfit. */
function nameClothes({ pieces }: ComposedOutfit): string {
  const clothes = pieces.filter(({ slot }) => CLOTHES.includes(slot));
  const isFilled = clothes.some(({ source }) => source === 'wardrobe');
  return clothes
    .map((piece) =>
      isFilled && piece.source === 'catalog'
        ? `${piece.slot} ${piece.garment.colors[0]?.name}`
        : buildPieceKey(piece),
    )
    .join();
}

function nameMid({ pieces }: ComposedOutfit): string {
  const mid = pieces.find(({ slot }) => slot === 'mid');
  return mid ? buildPieceKey(mid) : '';
}
