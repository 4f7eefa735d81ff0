import { USUAL_VALUES, type Budget, type Coverage, type Limits } from '@figura/contracts';
import { COVERAGE_RULES, type CoverageRule } from './allowed/coverage-rules';
import { NEVER_RULES, type NeverRule } from './allowed/never-rules';

export interface OfferedGarment {
  readonly id?: string;
  readonly category?: string | null;
  readonly type: string | null;
  readonly attributes: Readonly<Record<string, readonly string[] | undefined>>;
  readonly name?: string;
  readonly price?: Readonly<{ amount: number; currency: string }> | null;
}

/**
 * Checks a garment against the user's limits. An unstated attribute counts as usual for the type; a price in
 * another currency is not compared.
 */
export function isAllowed(garment: OfferedGarment, { never, coverage, budget, hidden }: Limits): boolean {
  return (
    !(garment.id !== undefined && hidden?.includes(garment.id) === true) &&
    isAffordable(garment, budget) &&
    !never.some((kind) => isOfKind(garment, NEVER_RULES[kind])) &&
    PARTS.every(
      (part) => coverage[part] === null || doesCoverUpTo(garment, COVERAGE_RULES[part], coverage[part]),
    )
  );
}

/** Users with equal limits share the key; empty without limits. */
export function buildLimitsKey({ never, coverage, budget, hidden = [] }: Limits): string {
  const asked = PARTS.flatMap((part) => (coverage[part] === null ? [] : `${part}=${coverage[part]}`));
  const spent = budget ? [`${budget.amount} ${budget.currency}`] : [];
  return [...never, ...asked, ...spent, ...hidden.map((id) => `-${id}`)].join();
}

const PARTS = Object.keys(COVERAGE_RULES) as (keyof Coverage)[];

function isAffordable({ price }: OfferedGarment, budget: Budget | null): boolean {
  return !price || !budget || price.currency !== budget.currency || price.amount <= budget.amount;
}

function isOfKind(garment: OfferedGarment, { types, categories, values, words }: NeverRule): boolean {
  return (
    (garment.type !== null && types?.includes(garment.type) === true) ||
    (garment.category != null && categories?.includes(garment.category) === true) ||
    values?.some((value) => hasValue(garment, value)) === true ||
    (garment.name !== undefined && words?.test(garment.name) === true)
  );
}

/** @param sought `attribute:value`, or `attribute:*` for any */
function hasValue(garment: OfferedGarment, sought: string): boolean {
  const [attribute = '', value = ''] = sought.split(':');
  const values = listValues(garment, attribute);
  return value === '*' ? values.length > 0 : values.includes(value);
}

function listValues({ type, attributes }: OfferedGarment, attribute: string): readonly string[] {
  const stated = Object.hasOwn(attributes, attribute) ? attributes[attribute] : undefined;
  return stated?.length ? stated : (USUAL_VALUES.get(type ?? '')?.[attribute] ?? []);
}

function doesCoverUpTo(garment: OfferedGarment, rule: CoverageRule, asked: string): boolean {
  const usual = USUAL_VALUES.get(garment.type ?? '')?.[rule.attribute];
  if (!usual) return true;
  const stated = Object.entries(garment.attributes).flatMap(([attribute, values = []]) =>
    values.map((value) => `${attribute}:${value}`),
  );
  const known = listLevels(stated, rule);
  const levels =
    known.length > 0
      ? known
      : listLevels(
          usual.map((value) => `${rule.attribute}:${value}`),
          rule,
        );
  return Math.min(...levels) >= rule.levels.indexOf(asked);
}

/** Indexes of levels; -1 covers less than the first. */
function listLevels(values: readonly string[], { levels, covers }: CoverageRule): number[] {
  return values.flatMap((value) => (Object.hasOwn(covers, value) ? [levels.indexOf(covers[value]!)] : []));
}
