import type { ItemType, RatedItem } from '../knowledge';

/** By attribute, in the order in which the type is rated: what garments of the type have in shops. */
export type Reach = ReadonlyMap<string, readonly string[]>;

/** What the reach of types is read from: the catalog satisfies it. */
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

/** Fewer items of a type than this show too little of what shops have. */
const TELLING_ITEMS = 3;

/**
 * The values that a garment of each type can have, as the catalog's items show it: those of the items of the type, where
 * there are none those of its kinds, and those of the more general type where these are few; of these what the type can have. What is seen
 * beside a garment, what is never suggested, and words that leave open which value they mean, are none of its own.
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

/** Pairs of values of one attribute that some item has both, in either order. */
export function collectValues(items: readonly RatedItem[]): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const { attributes } of items)
    for (const [attribute, values = []] of Object.entries(attributes))
      for (const one of values) for (const other of values) pairs.add(pairOf(attribute, one, other));
  return pairs;
}

export function pairOf(attribute: string, one: string, other: string): string {
  return `${attribute}:${one}+${other}`;
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

/** The values of all that is a kind of a type, at any remove. */
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
