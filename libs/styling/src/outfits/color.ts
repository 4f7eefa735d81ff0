/** A color in OKLab (Björn Ottosson, 2020): lightness 0 to 1, and chroma and hue of its two other axes. */
export interface PerceivedColor {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
  readonly chroma: number;
  /** Degrees, 0 to 360. */
  readonly hue: number;
}

/** @param hex sRGB, `#rrggbb` */
export function perceived(hex: string): PerceivedColor {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, a, b, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * (180 / Math.PI) + 360) % 360 };
}

/** How far two colors lie apart in OKLab; below about 0.08 they pass for one. */
export function distance(one: PerceivedColor, other: PerceivedColor): number {
  const [lightness, a, b] = [one.lightness - other.lightness, one.a - other.a, one.b - other.b];
  // Many times faster than Math.hypot, which guards against numbers that no color has.
  return Math.sqrt(lightness * lightness + a * a + b * b);
}

/** The smaller angle between two hues, 0 to 180 degrees. */
export function hueGap(one: PerceivedColor, other: PerceivedColor): number {
  const gap = Math.abs(one.hue - other.hue);
  return Math.min(gap, 360 - gap);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
