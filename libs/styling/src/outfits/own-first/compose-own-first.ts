import type { OutfitSlot } from '@figura/contracts';
import type { CompiledLookBook } from '../compile-look-book';
import { ANSWERS_OF_A_SHUFFLE, RELAXATIONS, type ComposedOutfit } from '../compose';
import { composeRested, type RestedComposition } from '../compose-rested';
import { FILL_ORDER } from '../composing';
import { findFitting, findMissing } from '../find-missing';
import { buildPieceKey, type OutfitPiece, type WornPiece } from '../piece';
import { CLOTHES } from '../piece-facts';
import { createDemand, type OutfitQuestion } from '../question';
import type { OutfitBody } from '../sentences';
import { fillGaps, type Gaps } from './fill-gaps';
import { createPassable, isFit, isMet } from './passable';
import { splitFillers, type SplitFillers } from './split-fillers';

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
const UNWORN: readonly OutfitSlot[] = ['bottom', 'top'];
/** Score below which pieces of a look clash. */
const CLASHING = 0.2;
/** Score below which no outfit is dressed enough for a dress code. */
const UNDRESSED = 0.35;

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
  const compose = (asked: OutfitQuestion) =>
    new OwnFirstComposer(lookBook, asked, pieces, body, worn).compose();
  const covered = compose(question);
  if (!question.isHeadCovered || covered.outfits.length > 0) return covered;
  return compose({ ...question, mayBareLimbs: true });
}

type IsGood = (outfit: ComposedOutfit) => boolean;

class OwnFirstComposer {
  private readonly dressed: ComposedOutfit[] = [];
  private readonly owns: ReadonlySet<string>;
  /** Of a shuffle: a later one repeats those before, and shows what follows. */
  private readonly page: number;
  private readonly wanted: OutfitQuestion & { readonly count: number };
  private readonly most: number;
  private readonly own: RestedComposition;
  private readonly isDressCode: boolean;
  private readonly isPassable: ReturnType<typeof createPassable>;
  private mayRepeatClothes = false;
  private split: SplitFillers | undefined;
  private lacking: OutfitSlot[] | undefined;

  constructor(
    private readonly lookBook: CompiledLookBook,
    private readonly question: OutfitQuestion,
    private readonly pieces: OwnFirstPieces,
    private readonly body: OutfitBody | null,
    private readonly worn: ReadonlySet<string>,
  ) {
    const { count, occasion, seed = 0 } = question;
    this.owns = new Set(pieces.owned.map(buildPieceKey));
    this.page = seed % ANSWERS_OF_A_SHUFFLE;
    this.wanted = {
      ...question,
      seed: seed - this.page,
      count: count * (this.page + 1),
      leastScore: CLASHING,
    };
    this.most = Math.min(this.wanted.count, pieces.enough ?? Infinity);
    this.own = composeRested(lookBook, this.wanted, pieces.owned, body, worn);
    this.isDressCode = createDemand(question).isEvening || occasion === 'interview';
    this.isPassable = createPassable(question);
  }

  compose(): OwnFirstComposition {
    this.dressFromWardrobe();
    const { count } = this.question;
    const { others } = this.pieces;
    const before = this.page * count;
    const missing = this.listMissing();
    const isOwn = this.dressed.length > before || (others === null && this.dressed.length > 0);
    const wornAgain = [...this.own.wornAgain, ...this.dressFromOthers()];
    const isOther = this.isDressCode || (this.question.occasion === 'sport' && missing.length > 0);
    if (this.dressed.length === 0 && !isOther) this.take(this.own.outfits);
    // The wardrobe alone repeats its last outfits rather than none.
    const from = Math.max(0, Math.min(before, this.dressed.length - count));
    const outfits = this.dressed.slice(from, from + count);
    const open = new Set(outfits.flatMap(({ relaxed }) => relaxed));
    const used = new Set(outfits.flatMap(({ pieces }) => pieces.map(buildPieceKey)));
    return {
      ...this.own,
      outfits,
      relaxed: RELAXATIONS.filter((what) => open.has(what)),
      wornAgain: [...new Set(wornAgain)].filter((key) => used.has(key)),
      isOwn,
      missing,
      fitting: !isOwn && missing.length > 0 ? this.listFitting() : [],
    };
  }

  private dressFromWardrobe(): void {
    const { count, weather } = this.question;
    const needed = this.fillWith('needed');
    this.dressWith(needed);
    const unworn = UNWORN.filter(
      (slot) => !this.dressed.some(({ pieces }) => pieces.some((piece) => piece.slot === slot)),
    );
    if (unworn.length > 0 && this.dressed.length > 0) this.dressWith(this.fillWith('fresh', unworn));
    for (const kind of ['fresh', 'doubled', 'served'] as const)
      if (this.dressed.length <= this.page * count) this.dressWith(this.fillWith(kind));
    if (this.dressed.length > 0) return;
    if (this.isDressCode) this.dress(isMet, needed);
    // A coat may wait in the hall if nobody told the weather.
    else if (!weather) this.dress(isFit, needed);
  }

  /** @returns keys of recently worn pieces */
  private dressFromOthers(): readonly string[] {
    const { owned, others } = this.pieces;
    const isEnough = this.dressed.length >= this.most || (this.dressed.length > 0 && isWhole(owned));
    if (others === null || isEnough) return [];
    const { count } = this.question;
    const rest = composeRested(this.lookBook, this.question, [...owned, ...others], this.body, this.worn);
    this.take(rest.outfits, Math.max(this.dressed.length, this.page * count) + count);
    return rest.wornAgain;
  }

  /** From strict to lenient. */
  private dressWith(gaps: Gaps): void {
    const leastScore = this.isDressCode ? UNDRESSED : CLASHING;
    this.dress((outfit) => isMet(outfit) && outfit.score >= leastScore, gaps);
    this.dress((outfit) => isFit(outfit) && this.isPassable(outfit, leastScore), gaps);
    if (this.question.occasion !== 'sport')
      this.dress(
        (outfit) =>
          outfit.look !== null && this.isPassable(outfit, CLASHING) && (!this.isDressCode || isFit(outfit)),
        gaps,
      );
    this.mayRepeatClothes = true;
    this.dress((outfit) => isFit(outfit) && this.isPassable(outfit, CLASHING), gaps);
    this.mayRepeatClothes = false;
  }

  private dress(isGood: IsGood, gaps: Gaps): void {
    this.take(this.own.outfits.filter(isGood));
    for (let gap = 0; gap < gaps.length && this.dressed.length < this.most; gap++)
      for (const outfit of gaps[gap]!()) if (isGood(outfit) && this.isNew(outfit)) this.take([outfit]);
  }

  private take(outfits: readonly ComposedOutfit[], limit = this.wanted.count): void {
    for (const outfit of outfits) {
      const isLike = (other: ComposedOutfit) =>
        nameClothes(other) === nameClothes(outfit) &&
        !(this.mayRepeatClothes && nameMid(other) !== nameMid(outfit));
      if (this.dressed.length < limit && !this.dressed.some(isLike)) this.dressed.push(outfit);
    }
  }

  /** Not only a bought piece beside what another outfit has. */
  private isNew({ pieces }: ComposedOutfit): boolean {
    const isOwned = (piece: WornPiece) => this.owns.has(buildPieceKey(piece));
    const filled = pieces.filter(({ slot }) => FILL_ORDER.includes(slot));
    const own = filled.filter(isOwned);
    const bought = filled.filter((piece) => !isOwned(piece) && CLOTHES.includes(piece.slot));
    return !this.dressed.some((other) => {
      const known = new Set(other.pieces.map(buildPieceKey));
      const isExchanged = bought.some(({ slot }) =>
        other.pieces.some((piece) => piece.slot === slot && isOwned(piece)),
      );
      return !isExchanged && own.every((piece) => known.has(buildPieceKey(piece)));
    });
  }

  private fillWith(kind: keyof SplitFillers, gaps = this.listGaps()): Gaps {
    const { lookBook, pieces, question } = this;
    const { owned, fillers } = pieces;
    const listFillers = () => (this.split ??= splitFillers(lookBook, question, owned, fillers))[kind];
    return fillGaps(lookBook, this.wanted, { owned, listFillers, gaps }, this.body, this.worn);
  }

  private listGaps(): readonly OutfitSlot[] {
    const isGownMissing = this.question.occasion === 'formal' && this.listLacking().join() === 'one-piece';
    return isGownMissing ? ['one-piece', ...GAPS] : GAPS;
  }

  private listLacking(): readonly OutfitSlot[] {
    return (this.lacking ??= findMissing(this.lookBook, this.question, this.pieces.owned));
  }

  private listMissing(): readonly OutfitSlot[] {
    const isOwner = this.pieces.owned.some(({ source }) => source === 'wardrobe');
    if (!isOwner || this.dressed.length >= this.most) return [];
    const lacking = this.listLacking();
    const isFilled = this.dressed.some(({ pieces }) =>
      pieces.some((piece) => piece.slot === lacking[0] && !this.owns.has(buildPieceKey(piece))),
    );
    // One gap the catalog may fill: if it cannot, something else is wrong.
    const isElse =
      (this.question.occasion !== 'formal' || this.dressed.length > 0) && lacking.length === 1 && !isFilled;
    return isElse ? [] : lacking;
  }

  private listFitting(): readonly string[] {
    return findFitting(this.lookBook, this.question, this.pieces.owned).map(buildPieceKey);
  }
}

export function isWhole(owned: readonly OutfitPiece[]): boolean {
  const has = (slot: OutfitSlot) => owned.some((piece) => piece.source === 'wardrobe' && piece.slot === slot);
  return has('shoes') && (has('one-piece') || (has('top') && has('bottom')));
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
