import { TONES, type Tone } from '@figura/contracts';

/** OKLCH (Björn Ottosson, 2020): lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  readonly L: number;
  readonly C: number;
  readonly H: number;
}

/** @param hex sRGB, `#rrggbb` */
export function toOklch(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    L: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    C: Math.hypot(a, b),
    H: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** OKLab distance: colors nearer than .03 look the same. */
export function measureColorDistance(left: Oklch, right: Oklch): number {
  const [a, b] = [toLab(left), toLab(right)];
  return Math.hypot(left.L - right.L, a.a - b.a, a.b - b.b);
}

function toLab({ C, H }: Oklch): { a: number; b: number } {
  const angle = (H * Math.PI) / 180;
  return { a: C * Math.cos(angle), b: C * Math.sin(angle) };
}

/** From warm to cold; ends in degrees. */
const HUES: readonly (readonly [end: number, tone: (color: Oklch) => Tone])[] = [
  [8, toPinkTone],
  [30, toRedTone],
  [60, ({ L }) => (L < 0.55 ? 'rust' : 'orange')],
  [115, ({ L, C }) => (L < 0.55 ? 'olive' : C > 0.13 ? 'mustard' : 'camel')],
  [140, ({ L }) => (L > 0.68 ? 'sage' : 'olive')],
  [175, ({ L }) => (L > 0.68 ? 'sage' : L < 0.42 ? 'forest' : 'green')],
  [215, ({ L }) => (L < 0.5 ? 'petrol' : 'teal')],
  [285, ({ L, C }) => (L > 0.68 ? 'light-blue' : C < 0.07 ? 'slate' : L < 0.36 ? 'navy' : 'blue')],
  [335, ({ L }) => (L > 0.68 ? 'lilac' : L < 0.42 ? 'aubergine' : 'purple')],
  [360, toPinkTone],
];

export function toTone(hex: string, isDenim = false): Tone {
  const color = toOklch(hex);
  const { L, C, H } = color;
  const isCool = H > 200 && H < 300;
  if (isDenim && isCool && C > 0.025) return L < 0.42 ? 'dark-denim' : 'denim';
  if (L < 0.27 && C < 0.025) return 'black';
  if (isCool && L < 0.36 && C >= 0.018) return 'navy';
  if (C < 0.022) return toGray(color);
  if (L > 0.88 && C < 0.06 && H > 40 && H < 125) return 'ivory';
  if (H >= 30 && H < 115 && C < 0.13) return toEarthTone(color);
  return HUES.find(([end]) => H < end)![1](color);
}

function toGray({ L, H }: Oklch): Tone {
  if (L < 0.3) return 'black';
  if (L < 0.5) return 'charcoal';
  if (L < 0.86) return 'gray';
  return L <= 0.95 && H < 120 ? 'ivory' : 'white';
}

function toEarthTone({ L, C, H }: Oklch): Tone {
  if (L > 0.86) return C < 0.07 ? 'ivory' : 'yellow';
  if (H < 45 && C > 0.1) return 'rust';
  if (L < 0.42) return H > 95 ? 'olive' : 'brown';
  if (H >= 100) return 'olive';
  if (C > 0.105 && L < 0.62 && H < 62) return 'rust';
  if (L < 0.58) return C >= 0.05 ? 'tan' : 'taupe';
  return C >= 0.075 ? 'camel' : 'beige';
}

function toRedTone({ L, C }: Oklch): Tone {
  if (L < 0.42) return 'burgundy';
  if (L > 0.74) return 'pink';
  if (C <= 0.15) return 'rose';
  return L > 0.66 ? 'coral' : 'red';
}

function toPinkTone({ L, C }: Oklch): Tone {
  if (L < 0.42) return 'burgundy';
  if (L > 0.74) return 'pink';
  return C > 0.16 ? 'fuchsia' : 'rose';
}

export const METAL_TONES: ReadonlySet<Tone> = new Set<Tone>(['gold', 'silver']);
/** Neutrals come before olive, metals last. */
export const COLORED_TONES: ReadonlySet<Tone> = new Set(
  TONES.slice(TONES.indexOf('olive')).filter((tone) => !METAL_TONES.has(tone)),
);
export const WARM_TONES: ReadonlySet<Tone> = new Set<Tone>([
  'tan',
  'camel',
  'brown',
  'beige',
  'taupe',
  'burgundy',
  'rust',
  'olive',
  'gold',
]);
export const COOL_TONES: ReadonlySet<Tone> = new Set<Tone>([
  'black',
  'gray',
  'navy',
  'charcoal',
  'silver',
  'slate',
]);
