import type { RatedItem } from '../knowledge';

export interface Condition {
  readonly of: readonly string[];
  readonly only: Readonly<Record<string, readonly string[] | undefined>>;
}

interface Demand {
  readonly attribute: string;
  readonly only: ReadonlySet<string>;
}

export type Demands = ReadonlyMap<string, readonly Demand[]>;

export function compileDemands(conditions: readonly Condition[]): Demands {
  const demands = new Map<string, Demand[]>();
  for (const { of, only } of conditions)
    for (const key of of)
      for (const [attribute, values = []] of Object.entries(only))
        demands.set(key, [...(demands.get(key) ?? []), { attribute, only: new Set(values) }]);
  return demands;
}

interface Addition {
  readonly attribute: string;
  readonly from: string | null;
  readonly to: string;
}

/** Tests if a value would add a contradiction that the garment did not have before. */
export function createContradictionTest(
  attributes: RatedItem['attributes'],
  demands: Demands,
): (addition: Addition) => boolean {
  const made = Object.entries(attributes).flatMap(([by, values = []]) =>
    values.flatMap((value) => (demands.get(`${by}:${value}`) ?? []).map((demand) => ({ ...demand, by }))),
  );
  return ({ attribute, from, to }) => {
    const own = demands.get(`${attribute}:${to}`) ?? [];
    if (own.some((demand) => !isMet(demand, attributes[demand.attribute]))) return true;
    const before = attributes[attribute] ?? [];
    const after = [...before.filter((value) => value !== from), to];
    return made.some(
      (demand) =>
        demand.attribute === attribute &&
        demand.by !== attribute &&
        !isMet(demand, after) &&
        isMet(demand, before),
    );
  };
}

function isMet({ only }: Demand, said: readonly string[] = []): boolean {
  return said.length === 0 || said.some((value) => only.has(value));
}
