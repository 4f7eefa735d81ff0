import { moveCurve, placeAlong, point, type Curve, type Point } from '../../garment/cut/path';
import type { Mark } from '../../garment/cut/pen';
import { INK } from '../../garment/paint/colors';
import { createTable } from '../../form/table';
import { parseSpots } from '../../garment/smooth-path';
import { drawPart, METAL } from '../part';
import { listMarks, TOES, traceRuns, type Bench } from './bench';
import { UNITS_PER_INCH, type Back, type Build, type Vamp } from './last';
import { isLaced } from './profile';
import { isSlung, listSandalBands } from './sandal-profile';
import { findSneakerCap } from './sneaker';
import { drawBand } from './straps';
import { findCapColor, findLaceColor, findLacedCut, isCapped } from './trimmings';

const MOUTHS: Readonly<Record<Build, Readonly<Record<Vamp, number>>>> = {
  court: { low: 296, middle: 264, v: 252, high: 206 },
  loafer: { low: 216, middle: 196, v: 204, high: 176 },
  oxford: { low: 212, middle: 192, v: 200, high: 172 },
  sneaker: { low: 186, middle: 172, v: 182, high: 152 },
};

const TASSEL = '240 0, 246 7, 264 13, 267 5, 240 0';

const SLOPE = 0.07;
const computeInner = createTable(parseSpots('57 -0.95, 92 -0.92, 150 -0.87, 250 -0.94')).at;
/** Units that a toe lies off the axis: the big toe's side is nearly straight. */
const TURN = 13;

/** Texts are units along and out from the axis. */
interface Plan extends Pick<Bench, 'piece' | 'pen' | 'last' | 'end' | 'has' | 'type'> {
  readonly bench: Bench;
  readonly build: Build | 'sandal';
  readonly isLaced: boolean;
  readonly mouth: number;
  readonly sides: string;
  readonly toe: string;
  place(x: number, out: number): Point;
  trace(text: string, sign?: number): Curve;
  enclose(text: string): Curve;
  computeHalf(x: number): number;
}

const drawBoth = (draw: (sign: number) => Mark): Mark[] => [-1, 1].map(draw);

function createPlan(bench: Bench, y: number, build: Build | 'sandal'): Plan {
  const { piece, pen, last, end, has, type } = bench;
  const width = piece.has('fit', 'roomy-shoe') ? 1.14 : piece.has('fit', 'close-shoe') ? 0.88 : 1;
  const place = (x: number, out: number): Point => {
    const turned = TURN * Math.max((x - 190) / 150, 0) ** 2;
    return point(x / UNITS_PER_INCH, y + (out * width - turned - (x - 200) * SLOPE) / UNITS_PER_INCH);
  };
  const toe = TOES[last.toe].plan;
  const sides = `57 3, 60 16, 68 27, 90 36, 150 37, 200 42, 250 50, ${toe}`;
  return {
    ...{ bench, piece, pen, last, end, has, type, build, sides, toe, place },
    isLaced: build !== 'sandal' && isLaced(bench, build),
    mouth: build === 'sandal' ? 0 : MOUTHS[build][last.vamp],
    trace: (text, sign = 1) =>
      traceRuns(text.split(' / ').map((run) => parseSpots(run).map(([x, out]) => place(x, sign * out)))),
    enclose: (text) => {
      const runs = text.split(' / ').map((run) => parseSpots(run));
      const left = runs
        .map((run) => run.map(([x, out]) => place(x, computeInner(x) * out)).reverse())
        .reverse();
      const right = runs.map((run) => run.map(([x, out]) => place(x, out)));
      return traceRuns(runs.length > 1 ? [...right, ...left] : [[...right[0]!, ...left[0]!]]);
    },
    computeHalf: createTable(parseSpots(sides)).at,
  };
}

/** A shoe from above, its axis at `y` inches. */
export function drawPlan(
  bench: Bench,
  y: number,
  build: Build | 'sandal',
  back: Back,
  strapped: boolean,
): Mark[] {
  const plan = createPlan(bench, y, build);
  const isClosed = back === 'closed' && build !== 'sandal';
  return listMarks(
    drawUpper(plan, isClosed),
    build !== 'sandal' && drawCap(plan),
    plan.isLaced ? drawLaces(plan) : build === 'sneaker' && drawSlipOnGores(plan),
    plan.has('open-toe') && build !== 'sandal' && drawOpenToe(plan),
    drawSandalBands(plan),
    drawStraps(plan, back, strapped),
    drawVampDetail(plan),
  );
}

function drawUpper(plan: Plan, isClosed: boolean): Mark[] {
  const { bench, build, enclose, last, mouth, pen, sides, toe, trace } = plan;
  const outline = enclose(`57 0 / ${sides}`);
  const inside = drawSeams(plan);
  const wide = build === 'court' ? 30 : 27;
  const opening =
    last.vamp === 'v'
      ? `${mouth - 30} ${wide - 6}, ${mouth + 22} 0.5`
      : `${mouth - 22} ${wide - 2}, ${mouth - 5} ${wide * 0.62}, ${mouth + 4} 1`;
  const low = Math.max(mouth - 22, 168);
  const covering = enclose(
    last.vamp === 'v'
      ? `${low + 26} 0 / 178 40, 250 52, ${toe}`
      : `${low + 12} 1, ${low} 24, 178 40 / 178 40, 250 52, ${toe}`,
  );
  return listMarks(
    pen.fill(INK, 0.07, moveCurve(outline, -0.12, 0.3)),
    isClosed ? pen.panel(outline, { inside }) : drawPart(bench.lining, outline),
    isClosed && drawPart(bench.lining, enclose(`65 1, 67 10, 78 19, 108 26, 142 25, ${opening}`)),
    pen.fill(INK, 0.09, trace('70 6, 80 18, 112 25, 150 23 / 150 -22, 112 -24, 80 -17, 70 -6')),
    !isClosed && build !== 'sandal' && pen.panel(covering, { inside }),
  );
}

const findCut = ({ last, piece, type }: Plan) => type === 'oxford' && findLacedCut(piece, last);

function drawSeams(plan: Plan): Mark[] {
  const { bench, end, mouth, pen, piece, trace, type } = plan;
  const { light } = piece.paint.colors;
  const cut = findCut(plan);
  const seam = end - 54;
  const apron = trace(`222 36, 282 35, ${end - 20} 0, 282 -33, 222 -34`);
  return listMarks(
    pen.fill(
      light,
      0.6,
      trace(
        `${end - 66} -30, ${end - 44} -25, ${end - 22} -12 / ${end - 22} -12, ${end - 46} -17, ${end - 66} -30`,
      ),
    ),
    cut === 'closed' && pen.edge(trace(`${seam} -46, ${seam + 14} 0, ${seam} 48`)),
    cut === 'derby' &&
      drawBoth((sign) =>
        drawPart(bench.tone, trace(`130 70, ${mouth - 20} 18, 246 8, 258 14, 250 26, 214 60`, sign)),
      ),
    (cut === 'closed' || cut === 'brogue') &&
      drawBoth((sign) => pen.seam(trace(`${mouth - 24} 40, ${mouth + 10} 30, 248 20, 262 0`, sign))),
    type === 'loafer' && [pen.fill(light, 0.5, apron), pen.edge(apron)],
    type === 'loafer' &&
      !plan.isLaced && [
        drawAcross(plan, 226, 54, 1.1, bench.tone),
        pen.stitch(...[213, 239].map((x) => trace(`${x} -54, ${x + 7} 0, ${x} 54`))),
        pen.fill(INK, 0.8, trace('228 -13, 240 0, 228 13 / 229 0, 228 -13')),
      ],
  );
}

function drawAcross(
  { pen, piece, trace }: Plan,
  x: number,
  reach: number,
  inches: number,
  color = piece.paint.colors.base,
): Mark {
  return drawBand(pen, trace(`${x} ${-reach}, ${x + 7} 0, ${x} ${reach}`), inches, color);
}

function drawCap(plan: Plan): Mark[] {
  const { build, computeHalf, enclose, pen, piece, toe, trace } = plan;
  const [x, out] = parseSpots(toe)[0]!;
  const side = `${x - 58} ${computeHalf(x - 58)}`;
  const wing = `${x - 24} 1, ${x - 4} 14, ${x - 8} 26, ${x - 34} 42, ${side}`;
  const isBrogue = findCut(plan) === 'brogue';
  const cap = enclose(
    isBrogue
      ? `${wing} / ${side}, 250 50, ${toe}`
      : `${x + 9} 1, ${x + 8} ${out * 0.4}, ${x} ${out} / ${toe}`,
  );
  const ownColor = build === 'sneaker' ? findSneakerCap(piece) : undefined;
  const color = isCapped(piece) ? findCapColor(piece) : ownColor;
  return listMarks(
    color !== undefined && drawPart(color, cap),
    isBrogue &&
      [0.12, 0.3, 0.48, 0.66].flatMap((share) =>
        drawBoth((sign) => pen.button(placeAlong(moveCurve(trace(wing, sign), 0.16, 0), share), 0.06)),
      ),
  );
}

function drawLaces(plan: Plan): Mark[] {
  const { build, enclose, has, mouth, pen, piece, trace } = plan;
  const rows = has('lace-up') ? 4 : 3;
  const from = build === 'court' ? 172 : mouth + 6;
  const gap = (246 - from) / rows;
  const color = findLaceColor(piece);
  const tongue =
    build === 'sneaker'
      ? `${mouth - 24} 1, ${mouth - 18} 18, 210 15, 250 10, 258 1`
      : `${mouth - 16} 1, ${mouth - 10} 15, 210 8, 250 3, 254 1`;
  return listMarks(
    build !== 'court' && drawPart(piece.paint.colors.shade, enclose(tongue)),
    Array.from({ length: rows + 1 }, (_, row) =>
      drawAcross(plan, from + gap * row, 19 - 2 * row, 0.14, color),
    ),
    drawBoth((sign) =>
      drawBand(pen, trace(`${from} 0, ${from - 12} 12, ${from - 3} 18, ${from} 0`, sign), 0.1, color),
    ),
  );
}

const drawSlipOnGores = ({ mouth, piece, trace }: Plan): Mark[] =>
  drawBoth((sign) =>
    drawPart(piece.paint.colors.shade, trace(`${mouth - 8} 26, ${mouth + 34} 20, ${mouth + 20} 33`, sign)),
  );

const drawOpenToe = ({ bench, end, trace }: Plan): Mark =>
  drawPart(
    bench.lining,
    trace(`${end - 6} -12, ${end - 30} -12, ${end - 36} 0, ${end - 30} 12, ${end - 6} 12`),
  );

const isToed = ({ has, type }: Plan): boolean => has('thong-strap') || type === 'flip-flop';

function drawSandalBands(plan: Plan): Mark[] {
  const { bench, build, computeHalf, enclose, has, last, pen, piece, trace } = plan;
  const drawWrapped = (x: number, long: number): Mark => {
    const spots = [x - long, x, x + long].map((at) => `${at} ${computeHalf(at) + 2}`);
    return drawPart(
      piece.paint.colors.base,
      enclose(`${x - long + 3} 0 / ${spots.join(', ')} / ${x + long + 3} 0`),
    );
  };
  const isBanded = build === 'sandal' && !isToed(plan);
  return listMarks(
    isBanded && !has('thin-straps') && listSandalBands(bench).map(([x, long]) => drawWrapped(x, long)),
    isBanded &&
      last.vamp === 'v' &&
      drawBoth((sign) => drawBand(pen, trace('206 40, 240 0, 274 -42', sign), 0.4)),
    isToed(plan) &&
      drawBoth((sign) => drawBand(pen, trace(`306 ${sign * -12}, 262 ${12 - sign * 8}, 200 40`, sign), 0.34)),
    has('thin-straps') && [226, 256, 286].map((x) => drawWrapped(x, 4)),
  );
}

const STRAPS = { court: 182, loafer: 150, oxford: 150, sneaker: 130, sandal: 170 } as const;

function drawStraps(plan: Plan, back: Back, strapped: boolean): Mark[] {
  const { bench, build, has, pen, place, trace } = plan;
  const x = STRAPS[build];
  const writeLoop = (from: number, to: number, reach: number): string =>
    `${from} ${4 - reach}, ${to + 22} ${-reach}, ${to} 0, ${to + 22} ${reach}, ${from} ${reach - 4}`;
  return listMarks(
    strapped && [drawAcross(plan, x, 34, 0.4), pen.button(place(x, 26), 0.3)],
    back === 'sling' &&
      isSlung(bench) &&
      !isToed(plan) && [drawBand(pen, trace(writeLoop(194, 52, 40)), 0.2), pen.button(place(160, 37), 0.28)],
    (has('ankle-strap') || (build === 'sandal' && has('lace-up'))) && [
      drawBand(pen, trace(writeLoop(150, 66, 33)), 0.22),
      drawAcross(plan, x - 30, 36, 0.24),
    ],
  );
}

function drawVampDetail({ bench: { detail }, build, mouth, pen, piece, trace }: Plan): Mark[] {
  const { colors, trim, twoColored } = piece.paint;
  const x = build === 'sandal' ? 286 : build === 'court' ? mouth + 17 : 262;
  const knot = `${x} 0 / ${x - 12} 24, ${x} 28, ${x + 12} 24 / ${x} 0`;
  return listMarks(
    (detail === 'bow' || detail === 'tassel') &&
      drawBoth((sign) =>
        drawPart(twoColored ? trim.base : colors.shade, trace(detail === 'bow' ? knot : TASSEL, sign)),
      ),
    detail === 'coin' && drawBand(pen, trace('234 -6, 234 6'), 0.18, colors.light),
    detail === 'buckle' && drawBand(pen, trace(`${x} -9, ${x} 9`), 0.3, METAL),
  );
}
