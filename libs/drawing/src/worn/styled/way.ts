import type { GarmentInput } from '../../garment/piece';

export type Attributes = Readonly<Record<string, readonly string[]>>;

export interface Way {
  has(attribute: string, value: string): boolean;
  of(...attributes: string[]): Attributes;
  first: string;
  second: string;
}

export const NEUTRAL = '#3c3d42';
export const PALE = '#ece5d8';

export function createWay({ attributes, colors }: GarmentInput): Way {
  return {
    has: (attribute, value) => (attributes[attribute] ?? []).includes(value),
    of: (...names) =>
      Object.fromEntries(names.flatMap((name) => (attributes[name] ? [[name, attributes[name]]] : []))),
    first: colors[0]?.hex ?? PALE,
    second: colors[1]?.hex ?? colors[0]?.hex ?? NEUTRAL,
  };
}

export const createGarment = (
  category: string,
  type: string,
  attributes: Attributes,
  ...hexes: string[]
): GarmentInput => ({
  category,
  type,
  attributes,
  colors: hexes.map((hex) => ({ hex })),
});

export const isDenim = ({ has }: Way): boolean =>
  has('fabric', 'firm-denim') || has('fabric', 'stretch-denim');

export function createLower(way: Way, hex: string): GarmentInput {
  if (way.has('style', 'full-skirt'))
    return createGarment(
      'Bottoms',
      'full-skirt',
      { waist: ['high-rise'], ...way.of('length', 'prints') },
      hex,
    );
  const denim = isDenim(way);
  const attributes = { ...way.of('leg', 'waist'), ...(denim ? { fabric: ['firm-denim'] } : {}) };
  return createGarment('Bottoms', denim ? 'straight-jeans' : 'straight-trousers', attributes, hex);
}
