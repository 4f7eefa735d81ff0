import { perceived, type PerceivedColor } from './color';
import type { OutfitPiece } from './piece';
import { IMPLIED_COLORS, LOWER_BEGINS, MIDDLE_SCALE, PATTERN_SCALES, UPPER_ENDS, VOLUMES } from './rules';

/** What the rules see of a piece. */
export interface Look {
  readonly type: string;
  /** The main color first; empty where none is known. */
  readonly colors: readonly PerceivedColor[];
  /** Above 0 for what is loose, below for what is close. */
  readonly volume: number;
  readonly ends: 'short' | 'middle' | 'long';
  readonly begins: 'high' | 'middle' | 'low';
  /** 0 for plain, up to 3 for a large pattern. */
  readonly patternScale: number;
  /** `attribute:value` and `type:slug`. */
  readonly traits: ReadonlySet<string>;
}

const HEX = /^#[0-9a-f]{6}$/i;
/** Garments do not change: each is looked at once. */
const LOOKS = new WeakMap<OutfitPiece['garment'], Look>();

export function lookOf({ garment }: Pick<OutfitPiece, 'garment'>): Look {
  const look = LOOKS.get(garment) ?? looked(garment);
  LOOKS.set(garment, look);
  return look;
}

function looked(garment: OutfitPiece['garment']): Look {
  const traits = new Set([
    `type:${garment.type}`,
    ...Object.entries(garment.attributes).flatMap(([attribute, values = []]) =>
      values.map((value) => `${attribute}:${value}`),
    ),
  ]);
  const found = <T>(table: Readonly<Record<string, T>>): T[] =>
    [...traits].flatMap((trait) => (Object.hasOwn(table, trait) ? [table[trait]!] : []));
  const scales = found(PATTERN_SCALES);
  const isPatterned =
    scales.length > 0 ||
    [...traits].some((trait) => trait.startsWith('prints:') || trait.includes(':patterned-'));
  const named = garment.colors.flatMap(({ hex }) => (hex && HEX.test(hex) ? [hex] : []));
  const hexes = named.length > 0 ? named : found(IMPLIED_COLORS).slice(0, 1);
  return {
    type: garment.type,
    colors: hexes.map(perceived),
    volume: Math.sign(found(VOLUMES).reduce<number>((sum, volume) => sum + volume, 0)),
    ends: found(UPPER_ENDS)[0] ?? 'middle',
    begins: found(LOWER_BEGINS)[0] ?? 'middle',
    patternScale: isPatterned ? Math.max(...scales, scales.length ? 0 : MIDDLE_SCALE) : 0,
    traits,
  };
}
