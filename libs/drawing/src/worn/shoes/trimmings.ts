import type { FootSpot } from '../../figure/foot';
import { cutStretch } from '../../figure/curve';
import { readPairs } from '../../figure/pairs';
import { formatLength } from '../../garment/cut/lengths';
import { linkCurves, placeEnd, smoothCurve, straight, type Curve } from '../../garment/cut/path';
import type { Piece } from '../../garment/piece';
import { drawCurves } from '../../garment/cut/traced';
import type { Mark } from '../../garment/cut/pen';
import { deriveLineColor, INK, mix, PAPER } from '../../garment/paint/colors';
import { drawPart, METAL } from '../part';
import { onBoth, traceToeLine, type Shod } from './shod';
import type { Last } from './last';
import { drawAnkleStrap, drawThinStraps } from './straps';

export const isCapped = ({ has, paint, type }: Piece): boolean =>
  (has('pattern', 'patterned-shoe') && !paint.printed) ||
  ((type === 'oxford' || (type === 'ballet-flat' && paint.twoColored)) &&
    has('specialFeatures', 'vamp-detail'));

type LacedCut = 'brogue' | 'closed' | 'derby' | 'whole-cut';

/** Round toes are of derbies; polished leather without detail is one piece. */
export function findLacedCut(piece: Piece, { toe, chunky }: Pick<Last, 'toe' | 'chunky'>): LacedCut {
  if (findVampDetail(piece) === 'brogue') return 'brogue';
  if (toe === 'round' || chunky) return 'derby';
  return piece.has('texture', 'soft-sheen') ? 'whole-cut' : 'closed';
}

type VampDetail = 'coin' | 'tassel' | 'band' | 'buckle' | 'bow' | 'brogue';

export function findVampDetail({ has, type }: Piece): VampDetail | undefined {
  if (!has('specialFeatures', 'vamp-detail')) return undefined;
  if (type === 'oxford') return 'brogue';
  if (type === 'loafer') return has('fabric', 'suede') ? 'tassel' : 'coin';
  if (type === 'heeled-sandal') return 'band';
  return /(boot|^flat-sandal)$/.test(type) ? 'buckle' : 'bow';
}

export const listLaceRows = (throat: number): readonly number[] =>
  throat < 0.5 ? [0.07, 0.14, 0.21, 0.28].map((down) => throat + down) : [0.24, 0.36, 0.48, 0.6];

export function drawTrimmings(pair: Shod, throat: number): Mark[] {
  const { piece } = pair;
  const isShoe = (value: string): boolean => piece.has('shoes', value);
  return [
    ...(isCapped(piece) ? drawToeCap(pair, throat) : []),
    ...(isShoe('lace-up') ? onBoth((turn) => drawLacing(pair, listLaceRows(throat), turn)) : []),
    ...(isShoe('thin-straps') ? drawThinStraps(pair) : []),
    ...(isShoe('ankle-strap') ? drawAnkleStrap(pair) : []),
    ...drawVampDetail(pair, throat),
  ];
}

export const findCapColor = ({ paint, type }: Piece): string =>
  paint.twoColored
    ? paint.trim.base
    : mix(paint.colors.base, paint.colors.dark ? '#ffffff' : INK, type === 'oxford' ? 0.12 : 0.55);

export const findLaceColor = ({ paint: { twoColored, trim, colors }, type }: Piece): string =>
  twoColored
    ? trim.light
    : !/sneaker|running/.test(type)
      ? mix(colors.base, colors.dark ? PAPER : INK, 0.6)
      : colors.dark
        ? mix(colors.light, PAPER, 0.45)
        : PAPER;

export function drawToeCap(pair: Shod, throat = 0): Mark[] {
  const { piece, at } = pair;
  const toe = traceToeLine(pair);
  const low = Math.max(throat + 0.07, 0.79);
  const stop = low > 0.82 ? 2 : 1;
  const front = cutStretch(toe, stop, toe.cubics.length - stop);
  const seam = smoothCurve([
    placeEnd(front),
    ...[-0.6, 0.04, 0.66].map((u) => at(u, low - 0.03 * u * u)),
    front.from,
  ]);
  return onBoth((turn) => [drawPart(findCapColor(piece), turn(linkCurves(front, seam)))]);
}

/** Rows under clothes are left out, unless the shoe `isOver` them. */
export function drawLacing(
  pair: Shod,
  rows: readonly number[],
  turn: (curve: Curve) => Curve,
  isOver = false,
): Mark[] {
  const wide = 0.5;
  const { at, line, piece, wearer } = pair;
  const seen = rows.filter((t) => isOver || wearer.half(at(0, t).y) === 0);
  if (seen.length === 0) return [];
  const color = findLaceColor(piece);
  const bars = seen.map((t) => line([-wide, t], [wide, t]));
  const [top] = rows;
  const loops = [
    line([0.04, top! - 0.01], [-0.34, top! - 0.05], [-0.4, top! + 0.01], [0.04, top! - 0.01]),
    line([0.04, top! - 0.01], [0.42, top! - 0.06], [0.46, top!], [0.04, top! - 0.01]),
    line([0.04, top! - 0.01], [-0.12, top! + 0.05], [-0.2, top! + 0.11]),
    line([0.04, top! - 0.01], [0.2, top! + 0.05], [0.26, top! + 0.1]),
  ];
  const cords = [...bars, ...(seen.length < rows.length ? [] : loops)].map(turn);
  const name = `${piece.id}-laces-${cords[0]!.from.x > 0 ? 'r' : 'l'}`;
  return [
    {
      reach: [],
      markup: (sheet) =>
        `<defs><path id="${name}" d="${drawCurves(cords, sheet, false)}"/></defs>` +
        `<use href="#${name}" stroke="${deriveLineColor(color)}" stroke-width="${formatLength(sheet, 2)}"/><use href="#${name}" stroke="${color}" stroke-width="${formatLength(sheet, 1.1)}"/>`,
    },
  ];
}

export function drawVampDetail(pair: Shod, throat: number, bands: readonly number[] = [0.34]): Mark[] {
  const { at, piece } = pair;
  const detail = findVampDetail(piece);
  if (!detail || detail === 'band') return [];
  if (detail === 'bow') return drawBow(pair, throat);
  const traceBox = (u: number, t: number, wide: number, long: number): Curve => {
    const [left, right, top, low] = [u - wide, u + wide, t - long, t + long];
    return straight(at(left, top), at(right, top), at(right, low), at(left, low), at(left, top));
  };
  const [shapes, color] =
    detail === 'tassel'
      ? [[traceBox(-0.12, 0.7, 0.1, 0.06), traceBox(0.24, 0.7, 0.1, 0.06)], piece.paint.trim.base]
      : detail === 'brogue'
        ? [[-0.36, 0.04, 0.44].map((u) => traceBox(u, 0.76, 0.05, 0.012)), INK]
        : detail === 'coin'
          ? [[traceBox(0.06, 0.6, 0.2, 0.022)], METAL]
          : [bands.map((t) => traceBox(0.62, t, 0.2, 0.045)), METAL];
  return onBoth((turn) => [drawPart(color, ...shapes.map(turn))]);
}

function drawBow({ line, piece }: Shod, throat: number): Mark[] {
  const t = Math.min(throat, 0.82) + 0.02;
  const traceLoop = (side: 1 | -1): Curve => {
    const trace = (text: string): Curve =>
      line(...readPairs(text).map(([out, down]): FootSpot => [0.04 + out * side, t + down]));
    return linkCurves(
      trace('0,0 0.22,-0.05 0.42,-0.045'),
      trace('0.38,0.01 0.42,0.05'),
      trace('0.22,0.04 0,0'),
    );
  };
  const knot = line([-0.06, t], [0.04, t - 0.035], [0.14, t], [0.04, t + 0.035], [-0.06, t]);
  const { twoColored, trim, colors } = piece.paint;
  const color = twoColored ? trim.base : mix(colors.base, colors.dark ? colors.light : colors.shade, 0.5);
  return onBoth((turn) => [drawPart(color, ...[traceLoop(-1), traceLoop(1), knot].map(turn))]);
}
