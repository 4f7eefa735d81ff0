import type { NamedGarment, StoredGarment, StoredType, StoredValue } from './segment';

export interface GarmentNames {
  addType(type: StoredType): void;
  addValue(value: StoredValue): void;
}

export class GarmentNumbers {
  private readonly types = new Map<string, number>();
  private readonly values = new Map<string, number>();

  constructor(private readonly names: GarmentNames) {}

  toStoredGarment([category, type, attributes]: NamedGarment): StoredGarment {
    const { types, values, names } = this;
    const typeNumber = getOrAddEntry(types, `${category}:${type}`, () => names.addType([category, type]));
    const pairs = Object.entries(attributes).flatMap(([attribute, all]) =>
      Array.from(new Set(all), (value) => [attribute, value] as const),
    );
    return [
      typeNumber,
      ...pairs.map((pair) => getOrAddEntry(values, pair.join(':'), () => names.addValue(pair))),
    ];
  }
}

export function getOrAddEntry<Key>(
  entries: Map<Key, number>,
  key: Key,
  add: () => void = () => undefined,
): number {
  const known = entries.get(key);
  if (known !== undefined) return known;
  const number = entries.size;
  entries.set(key, number);
  add();
  return number;
}
