import { moveCurve, point } from '../../garment/cut/path';
import type { Curve, Point } from '../../garment/cut/path';
import type { Mark } from '../../garment/cut/pen';
import { INK, mix } from '../../garment/paint/colors';
import { parseSpots } from '../../garment/smooth-path';
import { drawPart } from '../part';
import { TOES, traceRuns } from './bench';
import type { Bench } from './bench';
import { UNITS_PER_INCH } from './last';
import type { Vamp } from './last';
import type { Build } from './profile';
import { listSandalBands } from './sandal-profile';
import { createPlainCloth, RUBBER } from './sole';
import { drawBand } from './straps';
import { findCapColor, findLaceColor, findVampDetail, isCapped, METAL } from './trimmings';
import type { Back } from './upper';

const MOUTHS: Readonly<Record<Build, Readonly<Record<Vamp, number>>>> = {
  court: { low: 296, middle: 264, v: 252, high: 206 },
  leather: { low: 212, middle: 192, v: 200, high: 172 },
  sneaker: { low: 186, middle: 172, v: 182, high: 152 },
};

/** The toe points a little up. */
const SLOPE = 0.12;

/** A shoe from above with its toe to the right, its axis at `y` inches. */
export function drawPlan(
  { piece, pen, last, lining, has, type, end, ...bench }: Bench,
  y: number,
  build: Build | 'sandal',
  back: Back,
  strapped: boolean,
): Mark[] {
  const { colors } = piece.paint;
  const width = piece.has('fit', 'roomy-shoe') ? 1.14 : piece.has('fit', 'close-shoe') ? 0.88 : 1;
  const above = (x: number, out: number): Point =>
    point(x / UNITS_PER_INCH, y + (out * width - (x - 200) * SLOPE) / UNITS_PER_INCH);
  const side = (text: string, sign: number): Point[] =>
    parseSpots(text).map(([x, out]) => above(x, sign * out));
  /** From the right over the front to the left, or closed. */
  const both = (text: string): Point[] => [...side(text, 1), ...side(text, -0.95).reverse()];
  const across = (x: number, wide: number, inches: number, color = colors.base): Mark =>
    drawBand(pen, traceRuns([above(x, -wide), above(x + 7, 0), above(x, wide)]), inches, color);
  const toe = TOES[last.toe].plan;
  const whole = (from: string): Curve =>
    last.toe === 'square'
      ? traceRuns(side(`${from}, ${toe}`, 1), side(`${from}, ${toe}`, -0.95).reverse())
      : traceRuns(both(`${from}, ${toe}`));
  const outline = whole('58 1, 66 24, 96 36, 150 34, 200 38, 248 50');
  const bare = build === 'sandal';
  const mouth = bare ? 0 : MOUTHS[build][last.vamp];
  const wide = build === 'court' ? 30 : 27;
  const closedMouth =
    last.vamp === 'v'
      ? traceRuns(both(`66 1, 78 20, 110 28, 160 27, ${mouth - 30} ${wide - 6}, ${mouth + 22} 0.5`))
      : traceRuns(
          both(
            `66 1, 78 20, 110 28, 160 27, ${Math.max(168, mouth - 30)} ${wide}, ${mouth - 3} ${wide * 0.62}, ${mouth + 4} 1`,
          ),
        );
  const open = Math.max(mouth - 22, 168);
  const front = traceRuns(
    side(`178 37, 248 50, ${toe}`, 1),
    side(`178 37, 248 50, ${toe}`, -0.95).reverse(),
    last.vamp === 'v'
      ? [above(178, -36), above(open + 26, 0)]
      : [above(178, -36), above(open, -24), above(open + 12, 0), above(open, 24), above(178, 37)],
    ...(last.vamp === 'v' ? [[above(open + 26, 0), above(178, 37)]] : []),
  );
  const closed = back === 'closed' && !bare;
  const pad = pen.fill(
    INK,
    0.09,
    traceRuns(side('70 1, 84 20, 112 25, 150 23', 1), side('70 1, 84 20, 112 25, 150 23', -0.95).reverse()),
  );
  const gleam = pen.fill(
    colors.light,
    0.6,
    traceRuns(
      [above(end - 66, -30), above(end - 44, -25), above(end - 22, -12)],
      [above(end - 22, -12), above(end - 46, -17), above(end - 66, -30)],
    ),
  );
  const laced =
    build === 'sneaker' ? !has('slip-on') || has('lace-up') : (has('lace-up') && !bare) || type === 'oxford';
  const seamX = end - 54;
  const capSeam = [above(seamX, -46), above(seamX + 14, 0), above(seamX, 48)];
  const cap = traceRuns(
    side(`${seamX} 47, ${toe}`, 1).filter(({ x }) => x * UNITS_PER_INCH >= seamX),
    side(toe, -0.95)
      .reverse()
      .filter(({ x }) => x * UNITS_PER_INCH > seamX),
    capSeam,
  );
  const inside: Mark[] = [
    gleam,
    ...(isCapped(piece)
      ? [drawPart(findCapColor(piece), cap)]
      : build === 'sneaker'
        ? [drawPart(RUBBER, cap)]
        : type === 'oxford'
          ? [pen.edge(traceRuns(capSeam))]
          : []),
    ...(type === 'loafer'
      ? [
          pen.edge(
            traceRuns([above(214, 34), above(280, 33), above(end - 28, 0), above(280, -32), above(214, -33)]),
          ),
          across(232, 54, 0.86, mix(colors.base, colors.dark ? '#ffffff' : INK, 0.14)),
          pen.fill(
            INK,
            0.7,
            traceRuns([above(232, -9), above(240, 0), above(232, 9)], [above(228, 0), above(232, -9)]),
          ),
        ]
      : []),
  ];
  const laces = Array.from({ length: has('lace-up') ? 5 : 4 }, (_, row) => {
    const from = build === 'court' ? 172 : mouth + 6;
    return across(from + ((246 - from) * row) / (has('lace-up') ? 4 : 3), 20, 0.17, findLaceColor(piece));
  });
  const strapX = { court: 182, leather: 150, sneaker: 130, sandal: 170 }[build];
  const hasThong = has('thong-strap') || type === 'flip-flop';
  const detail = findVampDetail(piece);
  const decorX = bare ? 286 : build === 'court' ? mouth + 8 : 262;
  const knot = (sign: number): Curve =>
    traceRuns([
      above(decorX, 0),
      above(decorX - 12, sign * 18),
      above(decorX + 2, sign * 30),
      above(decorX + 12, sign * 18),
      above(decorX, 0),
    ]);
  const loop = (x: number, from: number): Curve =>
    traceRuns([above(x, -36), above(from + 22, -40), above(from, 0), above(from + 22, 40), above(x, 36)]);
  return [
    pen.fill(INK, 0.07, moveCurve(outline, -0.12, 0.3)),
    ...(closed
      ? [pen.panel(outline, { inside }), drawPart(lining, closedMouth), pad]
      : [drawPart(lining, outline), pad]),
    ...(closed || bare ? [] : [pen.panel(front, { inside })]),
    ...(laced && build !== 'court'
      ? [drawPart(colors.shade, traceRuns(both(`${mouth - 24} 1, ${mouth - 18} 18, 210 17, 250 13, 258 1`)))]
      : []),
    ...(laced ? laces : []),
    ...(build === 'sneaker' && has('slip-on') && !laced
      ? [-1, 1].map((sign) =>
          drawPart(
            colors.shade,
            traceRuns([
              above(mouth - 8, sign * 26),
              above(mouth + 34, sign * 20),
              above(mouth + 20, sign * 33),
              above(mouth - 8, sign * 26),
            ]),
          ),
        )
      : []),
    ...(has('open-toe')
      ? [
          drawPart(
            lining,
            traceRuns([
              above(end - 6, -12),
              above(end - 30, -12),
              above(end - 36, 0),
              above(end - 30, 12),
              above(end - 6, 12),
            ]),
          ),
        ]
      : []),
    ...(bare && !hasThong && !has('thin-straps')
      ? listSandalBands({ piece, pen, last, lining, has, type, end, ...bench }).map(({ x, half }) =>
          across(x, x > 250 ? 50 : 41, (half * 2) / UNITS_PER_INCH),
        )
      : []),
    ...(bare && last.vamp === 'v' && !hasThong
      ? [-1, 1].map((sign) =>
          drawBand(pen, traceRuns([above(206, sign * 40), above(240, 0), above(274, sign * -42)]), 0.4),
        )
      : []),
    ...(hasThong
      ? [-1, 1].map((sign) =>
          drawBand(
            pen,
            traceRuns([above(306, -12), above(262, -8 + sign * 12), above(200, sign * 40)]),
            0.34,
          ),
        )
      : []),
    ...(has('thin-straps') ? [226, 256, 286].map((x) => across(x, 48, 0.16)) : []),
    ...(strapped ? [across(strapX, 38, 0.4), pen.button(above(strapX, 26), 0.3)] : []),
    ...(back === 'sling' && !has('mule') && !hasThong
      ? [drawBand(pen, loop(194, 52), 0.2), pen.button(above(160, 37), 0.28)]
      : []),
    ...(has('ankle-strap') || (bare && has('lace-up'))
      ? [drawBand(pen, loop(150, 60), 0.22), across(strapX - 30, 36, 0.24)]
      : []),
    ...(!detail || detail === 'band'
      ? []
      : detail === 'bow' || detail === 'tassel'
        ? [-1, 1].map((sign) =>
            pen.panel(knot(sign), {
              upon: true,
              cloth: createPlainCloth(piece.paint.twoColored ? piece.paint.trim.base : colors.shade),
            }),
          )
        : [across(decorX - (bare ? 0 : 22), 10, 0.3, METAL)]),
  ];
}
