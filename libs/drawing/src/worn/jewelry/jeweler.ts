import { point, type Curve, type Point } from '../../figure/curve';
import { INCH } from '../../figure/proportions';
import { smoothCurve } from '../../figure/smooth-curve';
import type { Mark } from '../../garment/cut/pen';
import { formatLength, formatMove } from '../../garment/cut/lengths';
import { placeAlong, straight, traceCorners, type Sheet } from '../../garment/cut/path';
import { drawCurves } from '../../garment/cut/traced';
import { INK, computeLightness, mix } from '../../garment/paint/colors';
import { formatDecimals } from '../../garment/paint/numbers';
import type { Piece } from '../../garment/piece';
import { getJewelForm, getSizeFactor, findStone } from './form';

/** Body inches. */
export interface Round {
  at: Point;
  r: number;
}

/** All lengths are body inches. */
export interface Jeweler {
  size: number;
  metal: string;
  stone: string;
  chain(...lines: readonly Curve[]): Mark;
  wire(lines: readonly Curve[], thick: number, twisted: boolean, color?: string): Mark;
  beads(rounds: readonly Round[], color?: string): Mark;
  strand(r: number, color: string, ...lines: readonly Curve[]): Mark;
  motif(at: Point, r: number): Mark;
  /** `count` is the number of sides, by default six. */
  cut(at: Point, r: number, color: string, count?: number): Mark;
  drops(ends: readonly Point[], length: number, color?: string): Mark;
  leaves(at: Point, all: readonly Leaf[], color?: string): Mark;
  bars(ends: readonly Point[], length: number): Mark;
}

/** A small chain's lit core and dark rim show on pale and dark plates alike. */
const SMALL = { wider: 2, rim: 2.4, lit: 0.45 } as const;

const mark = (markup: (sheet: Sheet) => string): Mark => ({ reach: [], markup });

/** Sheet units. */
const computeUnitsPerInch = (sheet: Sheet): number => sheet.scale * INCH;

/** Sheet units. */
const drawDashes = (sheet: Sheet, on: number, off: number): string =>
  `${formatLength(sheet, on)} ${formatLength(sheet, off)}`;

const placeText = (value: number): string => formatDecimals(value, 1);

const drawDisc = (sheet: Sheet, { at, r }: Round): string => {
  const { x, y } = sheet.at(at);
  const radius = r * computeUnitsPerInch(sheet);
  const [half, whole] = [formatLength(sheet, radius), formatLength(sheet, radius * 2)];
  return `M${placeText(x - radius * sheet.unit)} ${placeText(y)}a${half} ${half} 0 1 0 ${whole} 0a${half} ${half} 0 1 0-${whole} 0z`;
};

/** `half` is half its width, as a share of its length. */
interface Leaf {
  angle: number;
  length: number;
  half: number;
}

export function traceLeaf({ x, y }: Point, { angle, length, half }: Leaf): Curve {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const on = (far: number, aside: number): Point =>
    point(x + cos * length * far - sin * length * aside, y + sin * length * far + cos * length * aside);
  return smoothCurve([on(0.1, 0), on(0.6, half), on(1, 0), on(0.6, -half), on(0.1, 0)], {
    start: point(cos - sin * 0.8, sin + cos * 0.8),
    end: point(-cos - sin * 0.8, -sin + cos * 0.8),
  });
}

const traceRay = ({ x, y }: Point, angle: number, length: number): Curve => {
  const place = (far: number) =>
    point(x + Math.cos(angle) * length * far, y + Math.sin(angle) * length * far);
  return straight(place(0.4), place(0.8));
};

export const placeCirclet = (at: Point, count: number, radius: number, r: number, turn = 0): Round[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = turn + (index / count) * Math.PI * 2;
    return { at: point(at.x + Math.cos(angle) * radius, at.y + Math.sin(angle) * radius), r };
  });

export const placeStrung = (line: Curve, count: number, r: number, taper = 0): Round[] =>
  Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    return { at: placeAlong(line, share), r: r * (1 - taper * Math.abs(share - 0.5)) };
  });

export function createJeweler(piece: Piece): Jeweler {
  const metal = piece.paint.colors.base;
  const stone = findStone(piece);
  const cord = piece.has('fabric', 'suede') || piece.has('fabric', 'soft-leather');
  const thread = piece.has('fabric', 'suede') ? stone : metal;
  const findEdgeColor = (color: string): string =>
    mix(color, INK, computeLightness(color) > 0.3 ? 0.62 : 0.2);

  const drawBeads = (rounds: readonly Round[], color = stone): Mark =>
    mark((sheet) => {
      const largest = Math.max(...rounds.map(({ r }) => r)) * computeUnitsPerInch(sheet);
      if (sheet.coarse) {
        const dots = rounds
          .map(({ at }) => sheet.at(at))
          .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h.1`)
          .join('');
        return [findEdgeColor(color), color]
          .map(
            (stroke, index) =>
              `<path d="${dots}" stroke="${stroke}" stroke-width="${formatLength(sheet, largest * 2 - index * 1.2)}"/>`,
          )
          .join('');
      }
      const glints = rounds
        .map(({ at, r }) => sheet.at(point(at.x - r * 0.3, at.y - r * 0.34)))
        .map(({ x, y }) => `M${placeText(x)} ${placeText(y)}h.01`)
        .join('');
      const shades = rounds
        .map(({ at, r }) => ({ at: point(at.x - r * 0.16, at.y - r * 0.16), r: r * 0.76 }))
        .map((round) => drawDisc(sheet, round))
        .join('');
      const d = rounds.map((round) => drawDisc(sheet, round)).join('');
      return [
        `<path d="${d}" fill="${mix(color, '#2b1a24', 0.22)}" stroke="${findEdgeColor(color)}" stroke-width="${formatLength(sheet, Math.min(0.75, largest * 0.34))}"/>`,
        `<path d="${shades}" fill="${color}"/>`,
        `<path d="${glints}" stroke="#fff" stroke-width="${formatLength(sheet, Math.max(0.6, largest * 0.4))}" opacity=".85"/>`,
      ].join('');
    });

  const drawStrand = (r: number, color: string, ...lines: readonly Curve[]): Mark =>
    mark((sheet) => {
      const radius = r * computeUnitsPerInch(sheet);
      const d = drawCurves(lines, sheet, false);
      // Dashes of zero length with round ends are dots.
      const drawDots = (stroke: string, width: number, more = ''): string =>
        `<path d="${d}" stroke="${stroke}" stroke-width="${formatLength(sheet, width)}" stroke-dasharray="${drawDashes(sheet, 0, radius * 2)}"${more}/>`;
      const lit = -radius * 0.32;
      return [
        drawDots(findEdgeColor(color), radius * 2 + 0.4),
        drawDots(color, radius * 2 - 0.7),
        drawDots('#fff', radius * 0.6, ` opacity=".8" ${formatMove(sheet, lit, lit)}`),
      ].join('');
    });

  const drawChain = (...lines: readonly Curve[]): Mark =>
    mark((sheet) => {
      const d = drawCurves(lines, sheet, false);
      const weight =
        Math.min(Math.max(1, computeUnitsPerInch(sheet) / 12), 2.4) *
        (cord ? 1.9 : 1.15 + (getSizeFactor(piece) - 1) * 0.8) *
        (sheet.coarse ? SMALL.wider : 1);
      const rim = sheet.coarse ? SMALL.rim : 0.9;
      return [
        `<path d="${d}" stroke="${findEdgeColor(thread)}" stroke-width="${formatLength(sheet, weight + rim)}"/>`,
        `<path d="${d}" stroke="${mix(thread, '#ffffff', cord ? 0.08 : sheet.coarse ? SMALL.lit : 0.2)}" stroke-width="${formatLength(sheet, weight)}"/>`,
        cord || sheet.coarse
          ? ''
          : `<path d="${d}" stroke="${findEdgeColor(thread)}" stroke-width="${formatLength(sheet, weight * 0.7)}" stroke-dasharray="${drawDashes(sheet, weight * 0.6, weight * 1.8)}" opacity=".75"/>`,
      ].join('');
    });

  const drawWire = (lines: readonly Curve[], thick: number, twisted: boolean, color = metal): Mark =>
    mark((sheet) => {
      const d = drawCurves(lines, sheet, false);
      const weight = thick * computeUnitsPerInch(sheet);
      return [
        `<path d="${d}" stroke="${findEdgeColor(color)}" stroke-width="${formatLength(sheet, weight + 1)}"/>`,
        `<path d="${d}" stroke="${piece.paint.printed && !twisted ? piece.paint.cloth : color}" stroke-width="${formatLength(sheet, weight)}"/>`,
        twisted
          ? `<path d="${d}" stroke="${findEdgeColor(color)}" stroke-width="${formatLength(sheet, weight)}" stroke-dasharray="${drawDashes(sheet, 0.7, 1.9)}" stroke-linecap="butt" opacity=".6"/>`
          : '',
        `<path d="${d}" stroke="#fff" stroke-width="${formatLength(sheet, weight * 0.24)}" opacity=".55" ${formatMove(sheet, -0.3, -0.3)}/>`,
      ].join('');
    });

  const drawShapes = (outlines: readonly Curve[], glints: readonly Curve[], color: string): Mark =>
    mark((sheet) =>
      [
        `<path d="${drawCurves(outlines, sheet, true)}" fill="${color}" stroke="${findEdgeColor(color)}" stroke-width="${formatLength(sheet, 0.8)}"/>`,
        sheet.coarse
          ? ''
          : `<path d="${drawCurves(glints, sheet, false)}" stroke="#fff" stroke-width="${formatLength(sheet, 0.8)}" opacity=".7"/>`,
      ].join(''),
    );

  const drawDrops = (ends: readonly Point[], length: number, color = stone): Mark =>
    drawShapes(
      ends.map(({ x, y }) => {
        const half = length * 0.27;
        return smoothCurve(
          [
            point(x, y),
            point(x + half * 0.62, y + length * 0.42),
            point(x + half, y + length * 0.74),
            point(x, y + length),
            point(x - half, y + length * 0.74),
            point(x - half * 0.62, y + length * 0.42),
            point(x, y),
          ],
          { start: point(0.15, 1), end: point(0.15, -1) },
        );
      }),
      ends.map(({ x, y }) =>
        smoothCurve([
          point(x - length * 0.1, y + length * 0.45),
          point(x - length * 0.14, y + length * 0.66),
          point(x - length * 0.08, y + length * 0.8),
        ]),
      ),
      color,
    );

  const drawBars = (ends: readonly Point[], length: number): Mark =>
    drawShapes(
      ends.map(({ x, y }) =>
        traceCorners([x - 0.09, y], [x + 0.09, y], [x + 0.09, y + length], [x - 0.09, y + length]),
      ),
      ends.map(({ x, y }) => traceCorners([x - 0.03, y + 0.1], [x - 0.03, y + length * 0.7])),
      metal,
    );

  const cut = (at: Point, r: number, color: string, count = 6): Mark => {
    const placeCorners = (radius: number) =>
      placeCirclet(at, count, radius, 0, Math.PI / count).map(({ at: p }) => p) as [Point, ...Point[]];
    const [rim, table] = [placeCorners(r), placeCorners(r * 0.52)];
    return mark((sheet) =>
      [
        `<path d="${drawCurves([straight(...rim)], sheet, true)}" fill="${color}" stroke="${findEdgeColor(color)}" stroke-width="${formatLength(sheet, 0.8)}"/>`,
        `<path d="${drawCurves([straight(...table)], sheet, true)}" fill="${mix(color, '#ffffff', 0.4)}"/>`,
        `<path d="${drawCurves(
          rim.map((corner, index) => straight(corner, table[index]!)),
          sheet,
          false,
        )}" stroke="${findEdgeColor(color)}" stroke-width="${formatLength(sheet, 0.4)}"/>`,
      ].join(''),
    );
  };

  const drawLeaves = (at: Point, all: readonly Leaf[], color = stone): Mark =>
    drawShapes(
      all.map((each) => traceLeaf(at, each)),
      all.map(({ angle, length }) => traceRay(at, angle, length)),
      color,
    );

  const drawPetals = (at: Point, r: number): Mark =>
    drawLeaves(
      at,
      Array.from({ length: 6 }, (_, index) => ({
        angle: (index / 6) * Math.PI * 2 + 0.26,
        length: r * 1.2,
        half: 0.34,
      })),
      metal,
    );

  const drawMotif = (at: Point, r: number): Mark => {
    const parts = ((): Mark[] => {
      if (piece.small) return [drawBeads([{ at, r }], metal), drawBeads([{ at, r: r * 0.6 }])];
      switch (getJewelForm(piece)) {
        case 'bloom':
          return [drawPetals(at, r), drawBeads([{ at, r: r * 0.36 }])];
        case 'cut':
          return [drawBeads([{ at, r }], metal), cut(at, r * 0.84, stone)];
        case 'dotted':
          return [
            drawBeads(placeCirclet(at, 8, r * 0.82, r * 0.28)),
            drawBeads([{ at, r: r * 0.62 }], metal),
          ];
        case 'banded':
          return [drawBeads([{ at, r }], metal), drawStripes(at, r, findEdgeColor(metal))];
        default:
          return piece.paint.twoColored
            ? [drawBeads([{ at, r }], metal), drawBeads([{ at, r: r * 0.66 }])]
            : [drawBeads([{ at, r }], metal)];
      }
    })();
    return mark((sheet) => parts.map(({ markup }) => markup(sheet)).join(''));
  };

  return {
    size: getSizeFactor(piece),
    metal,
    stone,
    chain: drawChain,
    wire: drawWire,
    beads: drawBeads,
    strand: drawStrand,
    motif: drawMotif,
    cut,
    drops: drawDrops,
    leaves: drawLeaves,
    bars: drawBars,
  };
}

const drawStripes = (at: Point, r: number, color: string): Mark =>
  mark((sheet) => {
    const lines = [-0.5, 0, 0.5].map((offset) => {
      const reach = r * Math.sqrt(1 - offset * offset) * 0.8;
      const [x, y] = [at.x + offset * r * 0.7, at.y + offset * r * 0.7];
      return traceCorners([x - reach * 0.7, y + reach * 0.7], [x + reach * 0.7, y - reach * 0.7]);
    });
    return `<path d="${drawCurves(lines, sheet, false)}" stroke="${color}" stroke-width="${formatLength(sheet, 0.8)}"/>`;
  });
