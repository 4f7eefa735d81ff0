import type { ColorFamily } from '@figura/contracts';

/** Below this chroma (0 to 1) a color has no nameable hue. */
const GRAY_CHROMA = 0.1;
/** Ends in degrees. */
const HUES: readonly (readonly [end: number, family: ColorFamily])[] = [
  [14, 'red'],
  [42, 'orange'],
  [66, 'yellow'],
  [165, 'green'],
  [255, 'blue'],
  [295, 'purple'],
  [340, 'pink'],
  [360, 'red'],
];

/** @param hex `#rrggbb` */
export function getColorFamily(hex: string): ColorFamily {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const chroma = most - least;
  const lightness = (most + least) / 2;
  if (lightness < 0.14) return 'black';
  if (chroma < GRAY_CHROMA) return lightness > 0.88 ? 'white' : 'gray';
  const hue = computeHue([red, green, blue], most, chroma);
  const isWarm = hue < 60;
  if (isWarm && lightness > 0.68 && chroma < 0.35) return lightness > 0.92 ? 'white' : 'beige';
  if (isWarm && hue > 8 && lightness < 0.45 && chroma < 0.5) return 'brown';
  if ((hue < 14 || hue > 330) && lightness > 0.66) return 'pink';
  return HUES.find(([end]) => hue <= end)![1];
}

function computeHue(
  [red, green, blue]: readonly [red: number, green: number, blue: number],
  most: number,
  chroma: number,
): number {
  const sixth =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return (sixth * 60 + 360) % 360;
}
