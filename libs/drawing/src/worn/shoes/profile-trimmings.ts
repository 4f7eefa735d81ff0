import { placeAlong, point, straight, traceThrough } from '../../garment/cut/path';
import type { Curve } from '../../garment/cut/path';
import type { Mark } from '../../garment/cut/pen';
import type { Bench } from './bench';
import { drawBand } from './straps';
import { findLaceColor } from './trimmings';
import { drawPart, METAL, traceBox } from '../part';

export function drawLaceRow({ pen, piece, shape }: Bench, eyelets: readonly string[]): Mark[] {
  const color = findLaceColor(piece);
  const near = eyelets.map((spot) => shape(spot).from);
  const cords = near.map((at, row) => {
    const [above, below] = [near[row - 1] ?? at, near[row + 1] ?? at];
    const [along, down] = [below.x - above.x, below.y - above.y];
    const reach = 0.5 / Math.hypot(along, down);
    return straight(at, point(at.x + down * reach, at.y - along * reach));
  });
  const { x, y } = placeAlong(cords[0]!, 0.5);
  const traceLoop = (side: 1 | -1): Curve =>
    traceThrough(
      [x, y],
      [x + side * 0.34, y - 0.1],
      [x + side * 0.5, y + 0.2],
      [x + side * 0.2, y + 0.16],
      [x, y],
    );
  return [
    ...near.map((at) => pen.button(at, 0.09)),
    ...cords.map((cord) => drawBand(pen, cord, 0.14, color)),
    ...([-1, 1] as const).map((side) => drawBand(pen, traceLoop(side), 0.1, color)),
  ];
}

export const drawInstep = ({ band }: Bench): Mark[] => [
  band('150 16, 157 33, 171 45, 189 52', 0.46),
  band('147 26, 162 24', 0.28, METAL),
];

export const drawFine = ({ pen, band }: Bench, places: readonly number[]): Mark[] =>
  places.flatMap((x) => {
    const top = 29 + (300 - x) * 0.2;
    return [
      band(`${x + 20} 3, ${x + 19} ${top * 0.6}, ${x + 10} ${top}`, 0.3, pen.main.colors.shade),
      band(`${x - 4} 1, ${x - 2} ${top * 0.62}, ${x + 11} ${top}`, 0.36),
    ];
  });

export const drawSling = ({ pen, shape, band }: Bench, to = '178 26', farTo = '192 38'): Mark[] => [
  band(`54 58, 84 66, 140 46, ${farTo}`, 0.16, pen.main.colors.shade),
  band(`54 58, 74 46, 130 38, ${to}`, 0.22),
  pen.button(shape('146 36').from, 0.3),
];

export function drawAnkle({ pen, shape, band, part }: Bench, up = 84, closed = true): Mark[] {
  const [back, front] = closed ? ['55 40', '84 40'] : ['58 0, 52 26', '78 36, 108 0'];
  const strap = shape(`^50 ${up}, ^70 ${up - 9}, ^116 ${up - 3}, ^137 ${up + 12}`);
  return [
    band(`^50 ${up}, ^68 ${up + 9}, ^116 ${up + 17}, ^137 ${up + 12}`, 0.18, pen.main.colors.shade),
    part(
      pen.main.colors.base,
      `${back}, ^49 ${up - 16}, ^47 ${up + 2} / ^62 ${up - 9} / ^66 ${up - 24}, ${front}`,
    ),
    drawBand(pen, strap, 0.24),
    pen.button(placeAlong(strap, 0.6), 0.3),
  ];
}

export function drawDetail(
  { piece, shape, detail, band }: Bench,
  spot: string,
  bands: readonly string[] = [],
): Mark[] {
  const { shade } = piece.paint.colors;
  const traceSpotBox = (at: string, wide: number, high: number): Curve => {
    const { x, y } = shape(at).from;
    return traceBox(x, y, wide, high);
  };
  const [x, up] = spot.split(' ').map(Number) as [number, number];
  switch (detail) {
    case 'coin':
      return [drawPart(piece.paint.colors.light, traceSpotBox('226 44', 0.16, 0.09))];
    case 'buckle':
      return bands.length > 0
        ? [drawPart(METAL, ...bands.map((each) => traceSpotBox(each, 0.28, 0.28)))]
        : [band('212 80, 188 46, 158 2', 0.4), drawPart(METAL, traceSpotBox('190 50', 0.3, 0.3))];
    case 'bow':
    case 'tassel': {
      const loops = [-1, 1].map((side) =>
        detail === 'bow'
          ? shape(
              `${spot} / ${x + side * 19} ${up + 11}, ${x + side * 22} ${up + 1}, ${x + side * 18} ${up - 9} / ${spot}`,
            )
          : shape(`${spot} / ${x + side * 12 - 4} ${up - 22} / ${x + side * 12 + 6} ${up - 22}`),
      );
      const { twoColored, trim } = piece.paint;
      return [drawPart(twoColored ? trim.base : shade, ...loops, traceSpotBox(spot, 0.17, 0.2))];
    }
    default:
      return [];
  }
}
