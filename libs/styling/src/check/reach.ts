import type { ItemType, RatedItem } from '../knowledge';

export type Reach = ReadonlyMap<string, readonly string[]>;

export interface ReachKnowledge {
  readonly attributes: readonly {
    readonly slug: string;
    readonly values: readonly {
      readonly slug: string;
      readonly part: string;
      readonly oneOf?: readonly string[] | undefined;
    }[];
  }[];
  readonly itemTypes: readonly ItemType[];
  readonly items: readonly RatedItem[];
}

/** Fewer items than this say too little of the market. */
const TELLING_ITEMS = 3;

/**
 * Each type's possible values from the catalog's items; with few, also from its kinds or the more general type. Omits values that are worn
 * beside, never suggested, or ambiguous.
 */
export function reachOfTypes({ attributes, itemTypes, items }: ReachKnowledge): ReadonlyMap<string, Reach> {
  const own = new Map(
    itemTypes.map(({ slug }) => [slug, listValues(items.filter(({ type }) => type === slug))]),
  );
  const carryBy = (type: ItemType | undefined): ReadonlySet<string> => {
    if (!type) return new Set();
    const values = [own.get(type.slug)!, listValuesOfKinds(type, itemTypes, own)].find(
      ({ size }) => size > 0,
    );
    const isTold = items.filter((item) => item.type === type.slug).length >= TELLING_ITEMS;
    if (values && isTold) return values;
    return new Set([...(values ?? []), ...carryBy(itemTypes.find(({ slug }) => slug === type.kindOf))]);
  };
  return new Map(
    itemTypes.map((type) => {
      const carried = carryBy(type);
      const reach = type.rated.flatMap((attribute) => {
        const values = (attributes.find(({ slug }) => slug === attribute)?.values ?? [])
          .filter(
            ({ slug, part, oneOf }) =>
              part !== 'worn-with' &&
              !oneOf &&
              carried.has(`${attribute}:${slug}`) &&
              !type.apart?.includes(`${attribute}:${slug}`) &&
              (type.possible?.[attribute]?.includes(slug) ?? true),
          )
          .map(({ slug }) => slug);
        return values.length > 0 ? [[attribute, values] as const] : [];
      });
      return [type.slug, new Map(reach)];
    }),
  );
}

export function collectValues(items: readonly RatedItem[]): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const { attributes } of items)
    for (const [attribute, values = []] of Object.entries(attributes))
      for (const value of values) for (const other of values) pairs.add(toPairKey(attribute, value, other));
  return pairs;
}

export function toPairKey(attribute: string, a: string, b: string): string {
  return `${attribute}:${a}+${b}`;
}

function listValues(items: readonly RatedItem[]): ReadonlySet<string> {
  return new Set(
    items.flatMap(({ attributes }) =>
      Object.entries(attributes).flatMap(([attribute, values = []]) =>
        values.map((value) => `${attribute}:${value}`),
      ),
    ),
  );
}

function listValuesOfKinds(
  { slug }: ItemType,
  itemTypes: readonly ItemType[],
  own: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const kinds = itemTypes.filter(({ kindOf }) => kindOf === slug);
  return new Set(
    kinds.flatMap((kind) => [...own.get(kind.slug)!, ...listValuesOfKinds(kind, itemTypes, own)]),
  );
}
