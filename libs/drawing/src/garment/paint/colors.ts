/** Colors of one cloth, all `#rrggbb`. */
export interface Colors {
  base: string;
  shade: string;
  deep: string;
  light: string;
  ink: string;
  /** Of lines within the cloth; on nearly black cloth lighter than it. */
  seam: string;
  dark: boolean;
}

/** For slits, soles and cords. Lines of cloth use {@link Colors.ink}. */
export const INK = '#231f20';

export const PAPER = '#fbf7f2';

/** `share` 0 gives the first color, 1 the second; both are `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const others = parseChannels(to);
  const mixed = parseChannels(from).reduce(
    (whole, value, index) => whole * 256 + Math.round(value + (others[index]! - value) * share),
    1,
  );
  return `#${mixed.toString(16).slice(1)}`;
}

/** From 0 (black) to 1 (white), by Rec. 709 weights on the coded values. */
export function computeLightness(color: string): number {
  const [red, green, blue] = parseChannels(color);
  return (red * 0.2126 + green * 0.7152 + blue * 0.0722) / 255;
}

const BLACK = 0.2;
const NEARLY_BLACK = 0.3;
const PALE = 0.78;

/** Darker cloth would swallow its own seams. */
const LEAST_LIGHTNESS = 0.17;

const DARK_LIGHT = '#8d8a9a';

/** From 0 (warm or neutral) to 1 (blue). */
function measureCoolness(color: string): number {
  const [red, green, blue] = parseChannels(color);
  return Math.min(Math.max((4 * (blue - red)) / Math.max(red, green, blue, 1), 0), 1);
}

/** Blue cloth gets a cool tone, so that navy stays navy in the shade. */
const mixToward = (color: string, warm: string, cool: string, share: number): string =>
  mix(color, mix(warm, cool, measureCoolness(color)), share);

const isBlack = (color: string): boolean => computeLightness(color) < BLACK;
const isPale = (color: string): boolean => computeLightness(color) > PALE;

export function deriveLineColor(color: string): string {
  if (isBlack(color)) return mix(color, '#000000', 0.55);
  if (isPale(color)) return mixToward(color, '#5a3a34', '#36455c', 0.68);
  return mixToward(color, '#220a12', '#070d22', 0.55);
}

export function deriveShadeColor(color: string): string {
  if (isBlack(color)) return mix(color, '#000000', 0.7);
  if (isPale(color)) return mixToward(color, '#8a6a72', '#5f7590', 0.55);
  return mixToward(color, '#1c0616', '#050b20', 0.5);
}

function deriveLightColor(color: string): string {
  if (isBlack(color)) return mixToward(color, DARK_LIGHT, '#8296c4', 0.35);
  return mixToward(color, '#fff6ea', '#f2f7ff', isPale(color) ? 0.7 : 0.32);
}

/** Of a print whose colors are unknown: pale cloth is printed in blue and leaf green, other cloth in white. */
export const deriveMotifColors = (color: string): [motif: string, second: string] =>
  computeLightness(color) > 0.62
    ? [mix(color, '#34466b', 0.76), mix(color, '#7f9478', 0.62)]
    : [mix(color, PAPER, 0.8), mix(color, PAPER, 0.36)];

function brightenBlack(color: string): string {
  const missing = LEAST_LIGHTNESS - computeLightness(color);
  return missing > 0
    ? mix(color, DARK_LIGHT, missing / (computeLightness(DARK_LIGHT) - computeLightness(color)))
    : color;
}

/** `color` must be `#rrggbb`. */
export function deriveColors(color: string): Colors {
  const base = brightenBlack(color.toLowerCase());
  const deep = deriveShadeColor(base);
  const light = deriveLightColor(base);
  return {
    base,
    shade: mix(base, deep, 0.5),
    deep,
    light,
    ink: deriveLineColor(base),
    seam:
      computeLightness(base) < NEARLY_BLACK
        ? mixToward(base, DARK_LIGHT, '#8fa3d2', isBlack(base) ? 0.26 : 0.2)
        : deriveLineColor(base),
    dark: computeLightness(base) < 0.36,
  };
}

function parseChannels(color: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
