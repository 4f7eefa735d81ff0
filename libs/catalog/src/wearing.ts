import type { Category } from '@figura/contracts';
import type { CatalogItemType, Wearing } from './catalog';
import { CONTEXTS, OCCASIONS, SEASONS } from './occasions';
import type { WearingRules } from './wearing-schema';

const MAX_FORMALITY = 5;
/** Minimum in hundredths of a clo. */
const MIN_WARMTH = 1;

interface Worn {
  readonly category: Category;
  readonly type: string;
  readonly attributes: Readonly<Record<string, readonly string[] | undefined>>;
}

/** In hundredths, so that sums do not depend on order. */
export interface WornTrait {
  /** Clo. */
  readonly warmth: number;
  readonly times: number;
  readonly formality: number;
  /** Bitmask of the seasons that remain. */
  readonly seasons: number;
  readonly occasions: number;
  /** Bitmask of added contexts. */
  readonly contexts: number;
}

export interface WornType extends WornTrait {
  readonly isWarm: boolean;
  /** Share of a season's minimum warmth that is enough. */
  readonly enough: number;
  /** Null if values determine the occasions. */
  readonly fixedOccasions: number | null;
}

/** {@link Wearing} as bitmasks. */
interface WearingBits {
  readonly warmth: number;
  readonly formality: number;
  readonly seasons: number;
  readonly occasions: number;
  readonly contexts: number;
}

const ANY: WornTrait = {
  ...{ warmth: 0, times: 1, formality: 0 },
  ...{ seasons: toBits(SEASONS, SEASONS), occasions: toBits(OCCASIONS, OCCASIONS), contexts: 0 },
};

/** Rules for warmth, formality, seasons and occasions, compiled for speed. */
export class CompiledWearing {
  private readonly types = new Map<string, WornType>();
  private readonly traits = new Map<string, WornTrait>();

  constructor(
    private readonly rules: WearingRules,
    private readonly itemTypes: ReadonlyMap<string, Pick<CatalogItemType, 'kindOf' | 'wear'>>,
  ) {}

  /** @throws RangeError for an unknown type */
  computeWearing({ category, type, attributes }: Worn): Wearing {
    const traits = Object.entries(attributes).flatMap(([attribute, values]) =>
      Array.from(new Set(values), (value) => this.findTrait(`${attribute}:${value}`)),
    );
    const { warmth, formality, seasons, occasions, contexts } = this.sumTraits(
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

  sumTraits(category: Category, type: WornType, values: readonly WornTrait[]): WearingBits {
    const sum = sumTraits(type, values);
    const warmth = type.isWarm ? roundAmount(Math.max(MIN_WARMTH, sum.warmth) * sum.times) / 100 : 0;
    const formality = Math.min(MAX_FORMALITY, Math.max(0, Math.round(sum.formality / 50) / 2));
    return {
      warmth,
      formality,
      seasons: sum.seasons & this.findSeasons(category, warmth, type.enough),
      occasions: type.fixedOccasions ?? sum.occasions & this.findOccasions(formality),
      contexts: sum.contexts,
    };
  }

  /** @throws RangeError for an unknown type */
  type(slug: string): WornType {
    const known = this.types.get(slug);
    if (known) return known;
    const { warmth, formality, seasons, occasions, contexts } = this.rules;
    const kinds = listKinds(this.itemTypes, slug);
    const { wear } = this.itemTypes.get(slug)!;
    const clo = findFirstKnown(kinds, warmth.types);
    const formal = findFirstKnown(kinds, formality.types);
    const fixed = occasions.wear[wear];
    const type: WornType = {
      ...sumTraits(
        {
          ...ANY,
          warmth: toHundredths(clo),
          formality: toHundredths(formal),
          contexts: contexts.wear[wear] ? toBits(CONTEXTS, [contexts.wear[wear]]) : 0,
        },
        kinds.map((kind) => this.findTrait(`type:${kind}`)),
      ),
      isWarm: clo !== undefined,
      enough: seasons.least[wear] ?? 1,
      fixedOccasions: fixed ? toBits(OCCASIONS, fixed) : null,
    };
    this.types.set(slug, type);
    return type;
  }

  /** @param name `attribute:value`, or `type:slug` */
  findTrait(name: string): WornTrait {
    const known = this.traits.get(name);
    if (known) return known;
    const { warmth, formality, seasons, occasions, contexts } = this.rules;
    const trait: WornTrait = {
      warmth: toHundredths(warmth.add[name]),
      times: warmth.times[name] ?? 1,
      formality: toHundredths(formality.add[name]),
      seasons: toBits(SEASONS, seasons.only[name] ?? SEASONS),
      occasions: toBits(
        OCCASIONS,
        OCCASIONS.filter((occasion) => !occasions.never[occasion]?.includes(name)),
      ),
      contexts: toBits(
        CONTEXTS,
        CONTEXTS.filter((context) => contexts.traits[context]?.includes(name)),
      ),
    };
    this.traits.set(name, trait);
    return trait;
  }

  private findSeasons(category: Category, warmth: number, enough: number): number {
    const ranges = this.rules.seasons.warmth[category];
    if (!ranges) return ANY.seasons;
    let seasons = 0;
    for (let index = 0; index < SEASONS.length; index++) {
      const [from, to] = ranges[SEASONS[index]!];
      if (from * enough <= warmth && warmth <= to) seasons |= 1 << index;
    }
    return seasons;
  }

  private findOccasions(formality: number): number {
    const ranges = this.rules.occasions.formality;
    let occasions = 0;
    for (let index = 0; index < OCCASIONS.length; index++) {
      const [from, to] = ranges[OCCASIONS[index]!];
      if (from <= formality && formality <= to) occasions |= 1 << index;
    }
    return occasions;
  }
}

function sumTraits(base: WornTrait, others: readonly WornTrait[]): WornTrait {
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

function toHundredths(amount = 0): number {
  return Math.round(amount * 100);
}

/** Summing in another order must not move the result across a half. */
function roundAmount(amount: number): number {
  return Math.round(Math.round(amount * 1e6) / 1e6);
}

function findFirstKnown(
  kinds: readonly string[],
  amounts: Readonly<Record<string, number>>,
): number | undefined {
  const kind = kinds.find((each) => Object.hasOwn(amounts, each));
  return kind === undefined ? undefined : amounts[kind];
}

export function toBits<T>(all: readonly T[], some: readonly T[]): number {
  return some.reduce((set, one) => set | (1 << all.indexOf(one)), 0);
}

/** A type and its supertypes, from specific to general. Throws a RangeError for an unknown type. */
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
