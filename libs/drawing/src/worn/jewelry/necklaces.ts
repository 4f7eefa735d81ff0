import { mirrorCurve, point, type Curve, type Point } from '../../figure/curve';
import { smoothCurve } from '../../figure/smooth-curve';
import type { Body } from '../../form/body';
import { createPen, type Mark } from '../../garment/cut/pen';
import { linkCurves, placeAlong, moveCurve, reverseCurve } from '../../garment/cut/path';
import type { Piece } from '../../garment/piece';
import { mix } from '../../garment/paint/colors';
import type { ExtraDrawer } from '../extra';
import { createJeweler, placeStrung, type Jeweler } from './jeweler';

/** `drop` is inches below the hollow between the collarbones. */
interface Neck {
  body: Body;
  /** Body inches. */
  hollow: number;
  /** `wide` is the swing at the bottom, `out` the distance of its start from the neck. */
  hang(drop: number, wide: number, out?: number): Curve;
  /** Long enough that both sides hang close and show in an open jacket. */
  long(): Curve;
  vee(drop: number, out?: number): Curve;
}

function findNeck(body: Body): Neck {
  const { landmarks: l } = body;
  const hollow = l.shoulderY - 0.15;
  const startAt = (out: number): Point => {
    const x = l.neck + 0.26 + out;
    return point(x, body.shoulder(x) + 0.06);
  };
  /** Places of the handles follow from the start and the lowest point. */
  const traceFallFrom = (
    out: number,
    drop: number,
    shape: (start: Point, fall: number, low: number) => readonly [c1: Point, c2: Point],
  ): Curve => {
    const start = startAt(out);
    const low = point(0, hollow + drop);
    const [c1, c2] = shape(start, low.y - start.y, low.y);
    return traceAcrossFrom({ from: start, cubics: [{ c1, c2, to: low }] });
  };
  return {
    body,
    hollow,
    hang: (drop, wide, out = 0) =>
      traceFallFrom(out, drop, ({ x, y }, fall, low) => [
        point(x + wide * 0.12, y + fall * 0.6),
        point(wide, low),
      ]),
    long: () =>
      traceFallFrom(0, computeLongest(body) - hollow, ({ x, y }, fall, low) => [
        point(x * 0.27, y + fall * 0.12),
        point(0.6, low - fall * 0.2),
      ]),
    vee: (drop, out = 0) =>
      traceFallFrom(out, drop, ({ x, y }, fall, low) => [
        point(x * 0.98, y + fall * 0.34),
        point(0.34, low - fall * 0.2),
      ]),
  };
}

function traceAcrossFrom(right: Curve): Curve {
  const left = mirrorCurve(right);
  const { c1, c2 } = right.cubics[0]!;
  return { from: left.from, cubics: [...left.cubics, { c1: c2, c2: c1, to: right.from }] };
}

const placeBelow = ({ x, y }: Point, drop: number): Point => point(x, y + drop);
const placeLowest = (line: Curve): Point => placeAlong(line, 0.5);

const traceFall = (from: Point, length: number, sway = 0): Curve =>
  smoothCurve([from, point(from.x + sway * 0.6, from.y + length / 2), point(from.x + sway, from.y + length)]);

const computeLongest = ({ landmarks: l }: Body): number => l.underbustY - 0.4;
const computeLongDrop = ({ body, hollow }: Neck): number => computeLongest(body) - hollow;

type Necklace = (neck: Neck, jeweler: Jeweler, piece: Piece) => Mark[];

const drawPendant: Necklace = (neck, jeweler, piece) => {
  const { size } = jeweler;
  if (piece.has('jewelry', 'y-pendant')) {
    const line = neck.vee(2.3);
    const end = placeBelow(placeLowest(line), 1.9);
    return [
      jeweler.chain(line, traceFall(placeLowest(line), 1.9)),
      jeweler.beads([{ at: placeLowest(line), r: 0.16 * size }], jeweler.metal),
      piece.paint.twoColored ? jeweler.drops([end], 1.1 * size) : jeweler.bars([end], 1.2 * size),
    ];
  }
  const line = piece.has('jewelry', 'long-pendant') ? neck.long() : neck.hang(1.9, 1.5);
  const low = placeLowest(line);
  return [
    jeweler.chain(line),
    piece.paint.twoColored && piece.has('fabric', 'suede')
      ? jeweler.drops([placeBelow(low, 0.05)], 1.5 * size, jeweler.metal)
      : jeweler.motif(placeBelow(low, 0.5 * size), 0.52 * size),
  ];
};

function traceBandAround({ landmarks: l }: Body, width: number): { top: Curve; low: Curve } {
  const y = l.chinY + (l.neckY - l.chinY) * 0.62;
  const side = l.neck * 0.985;
  const traceEdge = (down: number): Curve =>
    smoothCurve([
      point(-side, y + down),
      point(-side * 0.5, y + down + 0.34),
      point(0, y + down + 0.44),
      point(side * 0.5, y + down + 0.34),
      point(side, y + down),
    ]);
  return { top: traceEdge(0), low: traceEdge(width) };
}

const drawChoker: Necklace = ({ body }, jeweler, piece) => {
  const { size } = jeweler;
  if (piece.has('jewelry', 'multi-strand')) {
    const r = 0.155 * size;
    return [0, 1, 2].map((row) =>
      jeweler.strand(
        r,
        row === 1 ? jeweler.stone : jeweler.metal,
        moveCurve(traceBandAround(body, 0).top, 0, row * 2.1 * r),
      ),
    );
  }
  const width = 0.62 * size;
  const pen = createPen(piece);
  const { top, low } = traceBandAround(body, width);
  const middle = placeLowest(low);
  return [
    drawBandBetween(pen, top, low),
    ...(piece.paint.twoColored ? [jeweler.motif(point(middle.x, middle.y + 0.12), 0.34 * size)] : []),
  ];
};

const drawBandBetween = (pen: ReturnType<typeof createPen>, top: Curve, low: Curve): Mark =>
  pen.panel(linkCurves(top, reverseCurve(low)), {
    upon: true,
    inside: [pen.stroke('#ffffff', 1, moveCurve(top, 0, 0.14))],
  });

const drawLayered: Necklace = (neck, jeweler, piece) => {
  const { size } = jeweler;
  const long = piece.has('jewelry', 'long-pendant');
  if (piece.first('jewelry', ['layered-short', 'multi-strand'], 'layered-short') === 'multi-strand') {
    const drops = long ? [1.6, computeLongDrop(neck) * 0.9] : [0.5, 1.05, 1.6, 2.15, 2.7];
    return drops.map((drop, row) =>
      jeweler.strand(
        (long ? 0.19 : 0.155) * size,
        long || row % 2 === 0 ? jeweler.metal : jeweler.stone,
        neck.hang(drop, 1.7 + row * 0.14),
      ),
    );
  }
  const rows = [neck.hang(0.3, 1.5), neck.hang(1.5, 1.8), neck.hang(3, 2)];
  const [first, second, third] = rows as [Curve, Curve, Curve];
  return [
    jeweler.chain(...rows, ...(long ? [neck.long()] : [])),
    jeweler.beads([{ at: placeBelow(placeLowest(first), 0.14), r: 0.19 * size }]),
    jeweler.beads(
      [0.4, 0.47, 0.53, 0.6].map((share) => ({
        at: placeBelow(placeAlong(second, share), 0.1),
        r: 0.15 * size,
      })),
      jeweler.metal,
    ),
    jeweler.motif(placeBelow(placeLowest(third), 0.36 * size), 0.38 * size),
    ...(long ? [jeweler.motif(point(0, neck.hollow + computeLongDrop(neck) + 0.4), 0.45 * size)] : []),
  ];
};

const drawPearls: Necklace = (neck, jeweler, piece) => {
  const { size } = jeweler;
  const rows = piece.has('jewelry', 'multi-strand') ? [0.35, 1] : [0.55];
  return [
    ...rows.map((drop) =>
      jeweler.beads(
        placeStrung(neck.hang(drop, 1.8), Math.round(27 / size), 0.23 * size, 0.5),
        jeweler.metal,
      ),
    ),
    ...(piece.paint.twoColored ? [drawFastened(neck, jeweler, piece)] : []),
  ];
};

function drawFastened({ hollow }: Neck, jeweler: Jeweler, piece: Piece): Mark {
  const at = point(0, hollow + (piece.has('jewelry', 'multi-strand') ? 1 : 0.58));
  if (!piece.has('fabric', 'satin')) return jeweler.beads([{ at, r: 0.26 * jeweler.size }]);
  return jeweler.leaves(at, [
    { angle: 1.2, length: 1.5, half: 0.1 },
    { angle: 1.9, length: 1.3, half: 0.1 },
    { angle: 0.2, length: 0.85, half: 0.34 },
    { angle: Math.PI - 0.2, length: 0.85, half: 0.34 },
  ]);
}

const drawBib: Necklace = (neck, jeweler, piece) => {
  const { size } = jeweler;
  const pen = createPen(piece);
  const inner = neck.hang(0.3, 1.6);
  const deep = piece.has('line', 'chevron') ? neck.vee(3.2 * size, 0.8) : neck.hang(2.1 * size, 3.1, 0.7);
  const rows = [neck.hang(0.75, 1.9, 0.12), neck.hang(1.25 * size, 2.4, 0.34)] as const;
  return [
    jeweler.drops(
      [0.26, 0.38, 0.5, 0.62, 0.74].map((share) => placeBelow(placeAlong(deep, share), -0.12)),
      0.8 * size,
      piece.paint.twoColored ? jeweler.stone : mix(jeweler.stone, '#ffffff', 0.2),
    ),
    drawBandBetween(pen, inner, deep),
    jeweler.strand(0.15, jeweler.stone, rows[0]),
    ...[0.24, 0.37, 0.5, 0.63, 0.76].map((share) => jeweler.motif(placeAlong(rows[1], share), 0.27 * size)),
  ];
};

const drawLariat: Necklace = (neck, jeweler, piece) => {
  const { size } = jeweler;
  const drop = piece.has('jewelry', 'long-pendant') ? 4.6 : 2.2;
  const line = neck.vee(drop);
  const low = placeLowest(line);
  const slide = jeweler.beads([{ at: low, r: 0.24 * size }]);
  if (piece.has('jewelry', 'y-pendant')) {
    return [
      jeweler.chain(line, traceFall(low, 2.9)),
      slide,
      jeweler.drops([placeBelow(low, 2.8)], 0.95 * size),
    ];
  }
  return [
    jeweler.chain(line, traceFall(low, 2.2, -0.3), traceFall(low, 3.3, 0.26)),
    slide,
    jeweler.drops([point(low.x - 0.3, low.y + 2.1), point(low.x + 0.26, low.y + 3.2)], 0.95 * size),
  ];
};

/** Hidden under a head covering; laid down, a chain closes above. */
const createNecklaceDrawer =
  (necklace: Necklace): ExtraDrawer =>
  (piece, { body, covered, laid }) => {
    const [neck, jeweler] = [findNeck(body), createJeweler(piece)];
    const closing = laid && necklace !== drawChoker ? [jeweler.chain(neck.hang(-2.4, 1.3))] : [];
    return covered ? {} : { behind: closing, onClothes: necklace(neck, jeweler, piece) };
  };

export const pendantNecklace = createNecklaceDrawer(drawPendant);
export const chokerNecklace = createNecklaceDrawer(drawChoker);
export const layeredNecklace = createNecklaceDrawer(drawLayered);
export const pearlStrand = createNecklaceDrawer(drawPearls);
export const bibNecklace = createNecklaceDrawer(drawBib);
export const lariatNecklace = createNecklaceDrawer(drawLariat);
