import type { CatalogItem } from '@figura/catalog';
import {
  AGE_BANDS,
  CLOTHING_CATEGORIES,
  EYES,
  HAIR_CUTS,
  listHairColors,
  LIPS,
  NOSES,
  SKIN_TONES,
  type Appearance,
} from '@figura/contracts';
import { drawGarment, drawWorn, completeOutfit, WORN_SHEET } from '@figura/drawing';
import { createHash } from 'node:crypto';

/** Pixels: display size, so that slow machines draw in time. */
const WIDTH = 640;
const HEIGHT = 800;
const SHAPE = WIDTH / HEIGHT;
const MARGIN = 26;

const GROUND = '<ellipse cx="206" cy="482" rx="110" ry="13" fill="url(#ground)"/>';

let last: Promise<unknown> = Promise.resolve();

/** One at a time: drawn in parallel, all would be late. */
export function drawDemoPhoto(item: CatalogItem): Promise<Buffer> {
  const turn = last.then(() => draw(item));
  last = turn.catch(() => undefined);
  return turn;
}

async function draw(item: CatalogItem): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const subject = CLOTHING_CATEGORIES.includes(item.category) ? drawModel(item) : drawStill(item);
  const studio = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#e4dfd8"/><stop offset="0.55" stop-color="#f6f3ef"/><stop offset="1" stop-color="#e9e4dd"/>
      </linearGradient>
      <radialGradient id="light" cx="38%" cy="30%" r="70%">
        <stop offset="0" stop-color="#ffffff" stop-opacity="0.75"/><stop offset="1" stop-color="#ffffff" stop-opacity="0"/>
      </radialGradient>
      <radialGradient id="ground">
        <stop offset="0" stop-color="#3d332b" stop-opacity="0.3"/><stop offset="1" stop-color="#3d332b" stop-opacity="0"/>
      </radialGradient>
    </defs>
    <rect width="400" height="500" fill="url(#wall)"/>
    <rect width="400" height="500" fill="url(#light)"/>
    ${item.category === 'Tops' ? '' : GROUND}
    ${subject}
  </svg>`;
  return sharp(Buffer.from(studio)).jpeg({ quality: 85 }).toBuffer();
}

function drawModel(item: CatalogItem): string {
  const { svg, landmarks } = drawWorn({
    measurements: {},
    appearance: chooseModel(item.id),
    garments: completeOutfit(item),
  });
  const { top, waist, crotch } = landmarks;
  const from = item.category === 'Bottoms' ? waist.y - 3 * MARGIN : top.y - MARGIN;
  const to = item.category === 'Tops' ? crotch.y + 3 * MARGIN : WORN_SHEET.floor + MARGIN;
  const [height, width] = [to - from, (to - from) * SHAPE];
  const frame = `x="0" y="0" width="400" height="500" viewBox="${(WORN_SHEET.width - width) / 2} ${from} ${width} ${height}"`;
  return svg.replace(/^<svg ([^>]*?)viewBox="[^"]*"/, `<svg $1${frame}`);
}

function drawStill(item: CatalogItem): string {
  const garment = drawGarment(item).replace('<svg ', '<svg width="400" height="500" ');
  return `<g transform="translate(20 25) scale(0.9)">${garment}</g>`;
}

function chooseModel(id: string): Appearance {
  const bytes = createHash('sha256').update(`model ${id}`).digest();
  const pick = <Value>(values: readonly Value[], byte: number): Value =>
    values[bytes[byte]! % values.length]!;
  const cut = pick(HAIR_CUTS, 1);
  return {
    skin: pick(SKIN_TONES, 0),
    hair: { cut, color: pick(listHairColors(cut), 2) },
    face: { eyes: pick(EYES, 3), nose: pick(NOSES, 4), lips: pick(LIPS, 5) },
    ageBand: pick(AGE_BANDS, 6),
  };
}
