import type { Color } from './colors';
import { PIECE_COLORS } from './colors';

/** Edge of the sampled picture, in pixels. */
const EDGE = 40;
/** Share of each side left out as background. */
const BORDER = 0.2;
const OFFERED = 4;
/** Channel step that groups shades of one cloth. */
const STEP = 32;

type Rgb = readonly [red: number, green: number, blue: number];

/** Largest area first, by nearest color name; empty if the photo is unreadable. Samples the middle only. */
export async function findPhotoColors(photo: Blob): Promise<Color[]> {
  try {
    const bitmap = await createImageBitmap(photo, { resizeWidth: EDGE, resizeHeight: EDGE });
    const canvas = document.createElement('canvas');
    canvas.width = EDGE;
    canvas.height = EDGE;
    const pen = canvas.getContext('2d');
    if (!pen) return [];
    pen.drawImage(bitmap, 0, 0);
    const from = Math.round(EDGE * BORDER);
    const side = EDGE - 2 * from;
    return rankColors(pen.getImageData(from, from, side, side).data);
  } catch {
    return [];
  }
}

/** `pixels` are RGBA values from 0 to 255. */
export function rankColors(pixels: ArrayLike<number>): Color[] {
  const areas = new Map<string, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at < pixels.length; at += 4) {
    const pixel: Rgb = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const key = pixel.map((channel) => Math.floor(channel / STEP)).join();
    const area = areas.get(key) ?? { count: 0, sum: [0, 0, 0] };
    area.count++;
    pixel.forEach((channel, index) => (area.sum[index]! += channel));
    areas.set(key, area);
  }
  const named = new Map<string, Color & { count: number }>();
  for (const { count, sum } of [...areas.values()].sort((a, b) => b.count - a.count)) {
    const rgb = sum.map((channel) => Math.round(channel / count)) as [number, number, number];
    const { name } = findNearestColor(rgb);
    const known = named.get(name) ?? { name, hex: toHex(rgb), count: 0 };
    named.set(name, { ...known, count: known.count + count });
  }
  return [...named.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, OFFERED)
    .map(({ name, hex }) => ({ name, hex }));
}

function findNearestColor(rgb: Rgb): Color {
  const computeDistance = ({ hex }: Color) =>
    toRgb(hex).reduce((sum, channel, index) => sum + (channel - rgb[index]!) ** 2, 0);
  return PIECE_COLORS.reduce((best, color) =>
    computeDistance(color) < computeDistance(best) ? color : best,
  );
}

const toRgb = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

const toHex = (rgb: Rgb): string =>
  `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
