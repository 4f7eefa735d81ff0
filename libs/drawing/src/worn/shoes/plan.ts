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

/** A shoe from above, its axis at `y` inches; texts are units along and out from the axis. */
export function drawPlan(
  bench: Bench,
  y: number,
  build: Build | 'sandal',
  back: Back,
  strapped: boolean,
): Mark[] {
  const { piece, pen, last, lining, has, type, end, tone, detail } = bench;
  const { colors, twoColored, trim } = piece.paint;
  const width = piece.has('fit', 'roomy-shoe') ? 1.14 : piece.has('fit', 'close-shoe') ? 0.88 : 1;
  const above = (x: number, out: number): Point => {
    const turned = TURN * Math.max((x - 190) / 150, 0) ** 2;
    return point(x / UNITS_PER_INCH, y + (out * width - turned - (x - 200) * SLOPE) / UNITS_PER_INCH);
  };
  const trace = (text: string, sign = 1): Curve =>
    traceRuns(text.split(' / ').map((run) => parseSpots(run).map(([x, out]) => above(x, sign * out))));
  const enclose = (text: string): Curve => {
    const runs = text.split(' / ').map((run) => parseSpots(run));
    const left = runs
      .map((run) => run.map(([x, out]) => above(x, computeInner(x) * out)).reverse())
      .reverse();
    const right = runs.map((run) => run.map(([x, out]) => above(x, out)));
    return traceRuns(runs.length > 1 ? [...right, ...left] : [[...right[0]!, ...left[0]!]]);
  };
  const both = (draw: (sign: number) => Mark): Mark[] => [-1, 1].map(draw);
  const cross = (x: number, wide: number, inches: number, color = colors.base): Mark =>
    drawBand(pen, trace(`${x} ${-wide}, ${x + 7} 0, ${x} ${wide}`), inches, color);
  const toe = TOES[last.toe].plan;
  const sides = `57 3, 60 16, 68 27, 90 36, 150 37, 200 42, 250 50, ${toe}`;
  const outline = enclose(`57 0 / ${sides}`);
  const half = createTable(parseSpots(sides)).at;
  const wrap = (x: number, long: number): Mark =>
    drawPart(
      colors.base,
      enclose(
        `${x - long + 3} 0 / ${[x - long, x, x + long].map((at) => `${at} ${half(at) + 2}`).join(', ')} / ${x + long + 3} 0`,
      ),
    );
  const bare = build === 'sandal';
  const mouth = bare ? 0 : MOUTHS[build][last.vamp];
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
  const closed = back === 'closed' && !bare;
  const laced = !bare && isLaced(bench, build);
  const rows = has('lace-up') ? 4 : 3;
  const from = build === 'court' ? 172 : mouth + 6;
  const gap = (246 - from) / rows;
  const laces = findLaceColor(piece);
  const seam = end - 54;
  const [capX, capOut] = parseSpots(toe)[0]!;
  const cut = type === 'oxford' && findLacedCut(piece, last);
  const side = `${capX - 58} ${half(capX - 58)}`;
  const wing = `${capX - 24} 1, ${capX - 4} 14, ${capX - 8} 26, ${capX - 34} 42, ${side}`;
  const cap = enclose(
    cut === 'brogue'
      ? `${wing} / ${side}, 250 50, ${toe}`
      : `${capX + 9} 1, ${capX + 8} ${capOut * 0.4}, ${capX} ${capOut} / ${toe}`,
  );
  const capColor = isCapped(piece)
    ? findCapColor(piece)
    : build === 'sneaker'
      ? findSneakerCap(piece)
      : undefined;
  const apron = trace(`222 36, 282 35, ${end - 20} 0, 282 -33, 222 -34`);
  const inside = listMarks(
    pen.fill(
      colors.light,
      0.6,
      trace(
        `${end - 66} -30, ${end - 44} -25, ${end - 22} -12 / ${end - 22} -12, ${end - 46} -17, ${end - 66} -30`,
      ),
    ),
    cut === 'closed' && pen.edge(trace(`${seam} -46, ${seam + 14} 0, ${seam} 48`)),
    cut === 'derby' &&
      both((sign) => drawPart(tone, trace(`130 70, ${mouth - 20} 18, 246 8, 258 14, 250 26, 214 60`, sign))),
    (cut === 'closed' || cut === 'brogue') &&
      both((sign) => pen.seam(trace(`${mouth - 24} 40, ${mouth + 10} 30, 248 20, 262 0`, sign))),
    type === 'loafer' && [pen.fill(colors.light, 0.5, apron), pen.edge(apron)],
    type === 'loafer' &&
      !laced && [
        cross(226, 54, 1.1, tone),
        pen.stitch(...[213, 239].map((x) => trace(`${x} -54, ${x + 7} 0, ${x} 54`))),
        pen.fill(INK, 0.8, trace('228 -13, 240 0, 228 13 / 229 0, 228 -13')),
      ],
  );
  const strapX = { court: 182, loafer: 150, oxford: 150, sneaker: 130, sandal: 170 }[build];
  const toed = has('thong-strap') || type === 'flip-flop';
  const decorX = bare ? 286 : build === 'court' ? mouth + 17 : 262;
  const writeLoop = (x: number, end: number, wide: number): string =>
    `${x} ${4 - wide}, ${end + 22} ${-wide}, ${end} 0, ${end + 22} ${wide}, ${x} ${wide - 4}`;
  const knot = `${decorX} 0 / ${decorX - 12} 24, ${decorX} 28, ${decorX + 12} 24 / ${decorX} 0`;
  return listMarks(
    pen.fill(INK, 0.07, moveCurve(outline, -0.12, 0.3)),
    closed ? pen.panel(outline, { inside }) : drawPart(lining, outline),
    closed && drawPart(lining, enclose(`65 1, 67 10, 78 19, 108 26, 142 25, ${opening}`)),
    pen.fill(INK, 0.09, trace('70 6, 80 18, 112 25, 150 23 / 150 -22, 112 -24, 80 -17, 70 -6')),
    !closed && !bare && pen.panel(covering, { inside }),
    capColor !== undefined && !bare && drawPart(capColor, cap),
    cut === 'brogue' &&
      [0.12, 0.3, 0.48, 0.66].flatMap((share) =>
        both((sign) => pen.button(placeAlong(moveCurve(trace(wing, sign), 0.16, 0), share), 0.06)),
      ),
    laced &&
      build !== 'court' &&
      drawPart(
        colors.shade,
        enclose(
          build === 'sneaker'
            ? `${mouth - 24} 1, ${mouth - 18} 18, 210 15, 250 10, 258 1`
            : `${mouth - 16} 1, ${mouth - 10} 15, 210 8, 250 3, 254 1`,
        ),
      ),
    laced && [
      ...Array.from({ length: rows + 1 }, (_, row) => cross(from + gap * row, 19 - 2 * row, 0.14, laces)),
      ...both((sign) =>
        drawBand(pen, trace(`${from} 0, ${from - 12} 12, ${from - 3} 18, ${from} 0`, sign), 0.1, laces),
      ),
    ],
    build === 'sneaker' &&
      !laced &&
      both((sign) =>
        drawPart(colors.shade, trace(`${mouth - 8} 26, ${mouth + 34} 20, ${mouth + 20} 33`, sign)),
      ),
    has('open-toe') &&
      !bare &&
      drawPart(
        lining,
        trace(`${end - 6} -12, ${end - 30} -12, ${end - 36} 0, ${end - 30} 12, ${end - 6} 12`),
      ),
    bare && !toed && !has('thin-straps') && listSandalBands(bench).map(([x, long]) => wrap(x, long)),
    bare &&
      !toed &&
      last.vamp === 'v' &&
      both((sign) => drawBand(pen, trace('206 40, 240 0, 274 -42', sign), 0.4)),
    toed &&
      both((sign) => drawBand(pen, trace(`306 ${sign * -12}, 262 ${12 - sign * 8}, 200 40`, sign), 0.34)),
    has('thin-straps') && [226, 256, 286].map((x) => wrap(x, 4)),
    strapped && [cross(strapX, 34, 0.4), pen.button(above(strapX, 26), 0.3)],
    back === 'sling' &&
      isSlung(bench) &&
      !toed && [drawBand(pen, trace(writeLoop(194, 52, 40)), 0.2), pen.button(above(160, 37), 0.28)],
    (has('ankle-strap') || (bare && has('lace-up'))) && [
      drawBand(pen, trace(writeLoop(150, 66, 33)), 0.22),
      cross(strapX - 30, 36, 0.24),
    ],
    (detail === 'bow' || detail === 'tassel') &&
      both((sign) =>
        drawPart(twoColored ? trim.base : colors.shade, trace(detail === 'bow' ? knot : TASSEL, sign)),
      ),
    detail === 'coin' && drawBand(pen, trace('234 -6, 234 6'), 0.18, colors.light),
    detail === 'buckle' && drawBand(pen, trace(`${decorX} -9, ${decorX} 9`), 0.3, METAL),
  );
}
