/** The colors that one cloth is drawn with, all `#rrggbb`; all come from the cloth's own color. */
export interface Colors {
  base: string;
  /** The cloth where it is seen from within or below: insides, undersides. */
  shade: string;
  /** Folds and the side that turns away from the light, laid over the cloth as strongly as its fabric says. */
  deep: string;
  /** The cloth where light falls on it. */
  light: string;
  /** Every line of the cloth, outside and inside: darker than it. */
  ink: string;
  /** Whether the cloth is so dark that white tells more on it than black. */
  dark: boolean;
}

/** What is darkest: slits, soles, cords. Lines of cloth are drawn in the cloth's own {@link Colors.ink}. */
export const INK = '#231f20';

/** The paper that the drawings are laid on. */
export const PAPER = '#fbf7f2';

/** The color a share of the way from one `#rrggbb` to another; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parseChannels(from), parseChannels(to)];
  return `#${a
    .map((value, index) => Math.round(value + (b[index]! - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** How light a color looks, from 0 (black) to 1 (white), by the weights of Rec. 709 on the coded values. */
export function computeLightness(color: string): number {
  const [red, green, blue] = parseChannels(color) as [number, number, number];
  return (red * 0.2126 + green * 0.7152 + blue * 0.0722) / 255;
}

/** Below which lightness a cloth counts as black, and from which on as pale. */
const BLACK = 0.2;
const PALE = 0.78;

/** The least lightness that cloth is painted with: what is blacker would swallow its own seams. */
const LEAST_LIGHTNESS = 0.145;

/** The gray of light on black cloth. */
const DARK_LIGHT = '#8d8a9a';

/** How cool a color is, from 0 (warm or neutral) to 1 (blue). */
function measureCoolness(color: string): number {
  const [red, green, blue] = parseChannels(color) as [number, number, number];
  return Math.min(Math.max((4 * (blue - red)) / Math.max(red, green, blue, 1), 0), 1);
}

/** What a cloth is mixed with: a warm tone, or for blue cloth a cool one, so that navy stays navy in the shade. */
const mixToward = (color: string, warm: string, cool: string, share: number): string =>
  mix(color, mix(warm, cool, measureCoolness(color)), share);

const isBlack = (color: string): boolean => computeLightness(color) < BLACK;
const isPale = (color: string): boolean => computeLightness(color) > PALE;

/** The line of a color: darker than it, and of its own hue. */
export function findLineColor(color: string): string {
  if (isBlack(color)) return mix(color, '#000000', 0.55);
  if (isPale(color)) return mixToward(color, '#5a3a34', '#36455c', 0.68);
  return mixToward(color, '#220a12', '#070d22', 0.55);
}

/** A color in the shade: opaque it is the deepest, laid over the color it is as deep as its opacity says. */
export function findShadeColor(color: string): string {
  if (isBlack(color)) return mix(color, '#000000', 0.7);
  if (isPale(color)) return mixToward(color, '#8a6a72', '#5f7590', 0.55);
  return mixToward(color, '#1c0616', '#050b20', 0.5);
}

/** A color in the light. */
function findLightColor(color: string): string {
  if (isBlack(color)) return mixToward(color, DARK_LIGHT, '#8296c4', 0.35);
  return mixToward(color, '#fff6ea', '#f2f7ff', isPale(color) ? 0.7 : 0.32);
}

/** A color no darker than cloth is painted. */
function brightenBlack(color: string): string {
  const missing = LEAST_LIGHTNESS - computeLightness(color);
  return missing > 0
    ? mix(color, DARK_LIGHT, missing / (computeLightness(DARK_LIGHT) - computeLightness(color)))
    : color;
}

/** The colors of a cloth; `color` must be `#rrggbb`. */
export function deriveColors(color: string): Colors {
  const base = brightenBlack(color.toLowerCase());
  const deep = findShadeColor(base);
  return {
    base,
    shade: mix(base, deep, 0.5),
    deep,
    light: findLightColor(base),
    ink: findLineColor(base),
    dark: computeLightness(base) < 0.36,
  };
}

const parseChannels = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
