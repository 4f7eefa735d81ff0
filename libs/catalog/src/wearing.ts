import type { Category } from '@figura/contracts';
import type { CatalogItemType, Wearing } from './catalog';
import { CONTEXTS, OCCASIONS, SEASONS } from './occasions';
import type { WearingRules } from './wearing-schema';

const MAX_FORMALITY = 5;
/** Hundredths of a clo that are left where values take more away: nobody wears a garment for nothing. */
const LEAST_WARMTH = 1;

/** What is known of a garment, whosever it is. */
interface Worn {
  readonly category: Category;
  readonly type: string;
  readonly attributes: Readonly<Record<string, readonly string[] | undefined>>;
}

/** What the rules say of a value or a type: amounts in hundredths, whose sums are the same in any order. */
export interface WornTrait {
  /** Clo. */
  readonly warmth: number;
  /** What the warmth is multiplied by. */
  readonly times: number;
  readonly formality: number;
  /** Those that it leaves: a bit for each, in their order. */
  readonly seasons: number;
  readonly occasions: number;
  /** Those that it adds. */
  readonly contexts: number;
}

/** What the rules say of a type with all that it is a kind of. */
export interface WornType extends WornTrait {
  /** Whether it keeps anybody warm. */
  readonly isWarm: boolean;
  /** How much of the least warmth of a season is enough. */
  readonly enough: number;
  /** The occasions that it has whatever its values; null where these count. */
  readonly fixedOccasions: number | null;
}

/** {@link Wearing} with a bit for each season, occasion and context, in their order. */
interface WearingBits {
  readonly warmth: number;
  readonly formality: number;
  readonly seasons: number;
  readonly occasions: number;
  readonly contexts: number;
}

const ANY: WornTrait = {
  ...{ warmth: 0, times: 1, formality: 0 },
  ...{ seasons: computeBits(SEASONS, SEASONS), occasions: computeBits(OCCASIONS, OCCASIONS), contexts: 0 },
};

/** The rules of how warm and formal garments are, and of their seasons and occasions, in a form that is applied fast. */
export class CompiledWearing {
  private readonly types = new Map<string, WornType>();
  private readonly traits = new Map<string, WornTrait>();

  constructor(
    private readonly rules: WearingRules,
    private readonly itemTypes: ReadonlyMap<string, Pick<CatalogItemType, 'kindOf' | 'wear'>>,
  ) {}

  /** @throws RangeError for a type that is none of the types */
  getFor({ category, type, attributes }: Worn): Wearing {
    const traits = Object.entries(attributes).flatMap(([attribute, values]) =>
      Array.from(new Set(values), (value) => this.trait(`${attribute}:${value}`)),
    );
    const { warmth, formality, seasons, occasions, contexts } = this.summed(
      category,
      this.type(type),
      traits,
    );
    return {
      warmth,
      formality,
      season: SEASONS.filter((_, index) => seasons & (1 << index)),
      occasion: OCCASIONS.filter((_, index) => occasions & (1 << index)),
      contexts: CONTEXTS.filter((_, index) => contexts & (1 << index)),
    };
  }

  /** What a garment of a type has with the values that it has. */
  summed(category: Category, type: WornType, values: readonly WornTrait[]): WearingBits {
    const sum = createTotal(type, values);
    const warmth = type.isWarm ? rounded(Math.max(LEAST_WARMTH, sum.warmth) * sum.times) / 100 : 0;
    const formality = Math.min(MAX_FORMALITY, Math.max(0, Math.round(sum.formality / 50) / 2));
    return {
      warmth,
      formality,
      seasons: sum.seasons & this.seasonsAt(category, warmth, type.enough),
      occasions: type.fixedOccasions ?? sum.occasions & this.occasionsAt(formality),
      contexts: sum.contexts,
    };
  }

  /** @throws RangeError for a type that is none of the types */
  type(slug: string): WornType {
    const known = this.types.get(slug);
    if (known) return known;
    const { warmth, formality, seasons, occasions, contexts } = this.rules;
    const kinds = listKinds(this.itemTypes, slug);
    const { wear } = this.itemTypes.get(slug)!;
    const clo = findFirst(
      kinds,
      (kind) => warmth.types.findLast(({ clo }) => Object.hasOwn(clo, kind))?.clo[kind],
    );
    const formal = findFirst(kinds, (kind) =>
      Object.hasOwn(formality.types, kind) ? formality.types[kind] : undefined,
    );
    const fixed = occasions.wear[wear];
    const type: WornType = {
      ...createTotal(
        {
          ...ANY,
          warmth: computeHundredths(clo),
          formality: computeHundredths(formal),
          contexts: contexts.wear[wear] ? computeBits(CONTEXTS, [contexts.wear[wear]]) : 0,
        },
        kinds.map((kind) => this.trait(`type:${kind}`)),
      ),
      isWarm: clo !== undefined,
      enough: seasons.least[wear] ?? 1,
      fixedOccasions: fixed ? computeBits(OCCASIONS, fixed) : null,
    };
    this.types.set(slug, type);
    return type;
  }

  /** @param name `attribute:value`, or `type:slug` */
  trait(name: string): WornTrait {
    const known = this.traits.get(name);
    if (known) return known;
    const { warmth, formality, seasons, occasions, contexts } = this.rules;
    const trait: WornTrait = {
      warmth: computeHundredths(warmth.add[name]),
      times: warmth.times[name] ?? 1,
      formality: computeHundredths(formality.add[name]),
      seasons: computeBits(SEASONS, seasons.only[name] ?? SEASONS),
      occasions: computeBits(
        OCCASIONS,
        OCCASIONS.filter((occasion) => !occasions.never[occasion]?.includes(name)),
      ),
      contexts: computeBits(
        CONTEXTS,
        CONTEXTS.filter((context) => contexts.traits[context]?.includes(name)),
      ),
    };
    this.traits.set(name, trait);
    return trait;
  }

  private seasonsAt(category: Category, warmth: number, enough: number): number {
    const ranges = this.rules.seasons.warmth[category];
    if (!ranges) return ANY.seasons;
    let seasons = 0;
    for (let index = 0; index < SEASONS.length; index++) {
      const [from, to] = ranges[SEASONS[index]!];
      if (from * enough <= warmth && warmth <= to) seasons |= 1 << index;
    }
    return seasons;
  }

  private occasionsAt(formality: number): number {
    const ranges = this.rules.occasions.formality;
    let occasions = 0;
    for (let index = 0; index < OCCASIONS.length; index++) {
      const [from, to] = ranges[OCCASIONS[index]!];
      if (from <= formality && formality <= to) occasions |= 1 << index;
    }
    return occasions;
  }
}

function createTotal(base: WornTrait, others: readonly WornTrait[]): WornTrait {
  let { warmth, times, formality, seasons, occasions, contexts } = base;
  for (const other of others) {
    warmth += other.warmth;
    times *= other.times;
    formality += other.formality;
    seasons &= other.seasons;
    occasions &= other.occasions;
    contexts |= other.contexts;
  }
  return { warmth, times, formality, seasons, occasions, contexts };
}

function computeHundredths(amount = 0): number {
  return Math.round(amount * 100);
}

/** Rounds what factors in another order would leave a last bit above or below a half. */
function rounded(amount: number): number {
  return Math.round(Math.round(amount * 1e6) / 1e6);
}

/** What the first of some has that has anything. */
function findFirst<T>(names: readonly string[], of: (name: string) => T | undefined): T | undefined {
  return names.map(of).find((known) => known !== undefined);
}

/** A set as bits, in the order of all that may be in it. */
export function computeBits<T>(all: readonly T[], some: readonly T[]): number {
  return some.reduce((set, one) => set | (1 << all.indexOf(one)), 0);
}

/**
 * A type with the ever more general ones that it is a kind of.
 *
 * @throws RangeError for a type that is none of the types
 */
export function listKinds(
  types: ReadonlyMap<string, Pick<CatalogItemType, 'kindOf'>>,
  type: string,
): string[] {
  const kinds: string[] = [];
  for (let kind: string | undefined = type; kind !== undefined;) {
    const known = types.get(kind);
    if (!known) throw new RangeError(`Unknown type: ${kind}`);
    kinds.push(kind);
    kind = known.kindOf;
  }
  return kinds;
}
