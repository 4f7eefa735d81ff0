import type { Occasion, OutfitSlot, Season } from '@figura/contracts';
import type { Garment } from '../../catalog/catalog.dto';
import type { PieceRef } from '../kept/outfit.schema';

/** A piece that outfits may be made of, with all that decides what it goes with. */
export interface Candidate {
  readonly ref: PieceRef;
  /** `source:id` */
  readonly key: string;
  readonly name: string;
  readonly garment: Garment;
  readonly slot: OutfitSlot;
  /** How it suits its wearer, from 0 to 1. */
  readonly suits: number;
  /** From 0, very casual, to 5, very formal. */
  readonly formality: number;
  readonly season: readonly Season[];
  readonly occasion: readonly Occasion[];
  /** CIELAB of the main color; none where only a name is known. */
  readonly lab: Lab | null;
  readonly fit: 'close' | 'loose' | null;
  readonly isPatterned: boolean;
}

export type Lab = readonly [lightness: number, a: number, b: number];

const CLOSE = ['second-skin', 'fitted-bodice', 'semi-fitted', 'nipped-waist', 'fitted-hip', 'fitted'];
const LOOSE = ['straight-easy', 'boxy', 'oversized', 'loose', 'easy-hip', 'easy-thigh'];

/** Whether a garment lies close or falls loose; null where its words say neither. */
export function fitOf({ attributes }: Garment): Candidate['fit'] {
  const values = attributes['fit'] ?? [];
  if (values.some((value) => LOOSE.includes(value))) return 'loose';
  return values.some((value) => CLOSE.includes(value)) ? 'close' : null;
}

/**
 * A color in CIELAB, under D65.
 *
 * @param hex `#rrggbb`
 */
export function labOf(hex: string): Lab {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
