/** The colors that one cloth is drawn with, all `#rrggbb`. */
export interface Colors {
  base: string;
  /** The cloth where it turns away: insides, undersides, folds. */
  shade: string;
  /** The cloth where light falls on it. */
  light: string;
  /** Lines on the cloth: seams, folds, stitches; lighter than the cloth where that is dark. */
  ink: string;
  /** Whether the cloth is so dark that ink would drown in it. */
  dark: boolean;
}

/** The outer line of every garment, the same as the figure's. */
export const INK = '#231f20';

/** The paper that the drawings are laid on. */
export const PAPER = '#fbf7f2';

/** The color a share of the way from one `#rrggbb` to another; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `#${a
    .map((value, index) => Math.round(value + (b[index]! - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** How light a color looks, from 0 (black) to 1 (white), by the weights of Rec. 709 on the coded values. */
export function lightness(color: string): number {
  const [red, green, blue] = channels(color) as [number, number, number];
  return (red * 0.2126 + green * 0.7152 + blue * 0.0722) / 255;
}

/** The colors of a cloth; `color` must be `#rrggbb`. */
export function colorsOf(color: string): Colors {
  const base = color.toLowerCase();
  const dark = lightness(base) < 0.36;
  return {
    base,
    shade: mix(base, dark ? '#000000' : '#3a2418', dark ? 0.34 : 0.2),
    light: mix(base, '#ffffff', dark ? 0.2 : 0.42),
    ink: dark ? mix(base, PAPER, 0.36) : mix(base, INK, 0.78),
    dark,
  };
}

const channels = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
