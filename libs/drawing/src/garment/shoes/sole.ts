import { INK, mix } from '../paint/colors';
import { area, line, shape, WEIGHT } from '../paint/strokes';
import { inMaterial } from '../material';
import type { Piece } from '../piece';
import { ellipse, smoothLine, smoothShape, trace } from '../smooth-path';
import type { Spot } from '../smooth-path';
import { alongSole, FLOOR, HEEL_X, TOE_X } from './last';
import type { Last } from './last';

/** Sole and heel under a shoe seen from the side. Draw them before the upper. */
export function soleAndHeel(piece: Piece, last: Last): string {
  const { heel, seat, platform } = last;
  const parts = [groundShadow(last)];
  if (heel === 'wedge') parts.push(wedge(piece, last));
  else if (heel === 'slim') parts.push(inMaterial(piece, slimHeel(last)), heelTip(75, 9));
  else if (heel === 'block') parts.push(blockHeel(piece, last));
  else if (seat - platform > 12) parts.push(stackedHeel(piece, last));
  if (platform > 0 && heel !== 'wedge') parts.push(slab(piece, last));
  parts.push(edge(last));
  return parts.join('');
}

/** The soft shadow that a shoe stands on. */
export function groundShadow({ toe }: Last): string {
  const end = TOE_X[toe];
  return area(ellipse((HEEL_X + end) / 2, FLOOR + 5, (end - HEEL_X) / 2 + 14, 7), INK, 0.09);
}

/** The thin edge of the sole, all along. */
function edge(last: Last): string {
  const end = TOE_X[last.toe] - 2;
  const upper = alongSole(last, HEEL_X, end);
  const lower = alongSole(last, end - 1, HEEL_X + 1, -5);
  return area(smoothShape(upper, lower), INK);
}

function slimHeel(last: Last): string {
  const { at, seat } = last;
  const [, top] = at(HEEL_X, 0);
  const waist = top + seat * 0.4;
  return smoothShape(
    [at(HEEL_X - 2, -2), [HEEL_X + 6, waist], [75, FLOOR - 3]],
    [[84, FLOOR - 3]],
    [[84, FLOOR - 3], [86, waist + 10], [98, top + seat * 0.16], last.at(126, -3)],
    alongSole(last, 126, HEEL_X - 2, -2),
  );
}

const heelTip = (x: number, width: number): string =>
  area(trace`M${x} ${FLOOR - 4}h${width}v4h${-width}Z`, INK);

function blockHeel(piece: Piece, { at }: Last): string {
  const back: Spot[] = [at(HEEL_X - 2, 0), [HEEL_X + 5, FLOOR - 4]];
  const front: Spot[] = [[116, FLOOR - 4], [119, FLOOR - 22], at(132, -1)];
  const side = smoothShape([at(112, 0), [99, FLOOR - 4]], front);
  return (
    inMaterial(piece, smoothShape(back, front)) +
    area(side, INK, 0.16) +
    area(trace`M${HEEL_X + 5} ${FLOOR - 5}H116v5H${HEEL_X + 5}Z`, INK)
  );
}

/** A low heel of leather lifts. */
function stackedHeel({ paint }: Piece, last: Last): string {
  const { at, platform } = last;
  const [, top] = at(HEEL_X, 0);
  const low = FLOOR - platform;
  const leather = mix(paint.colors.base, '#3b2417', 0.62);
  const lift = smoothShape([at(HEEL_X, 0), [HEEL_X + 2, low]], [[122, low], at(130, -1)]);
  const middle = (top + low) / 2 + 2;
  return shape(lift, leather, WEIGHT.edge) + line(trace`M${HEEL_X + 3} ${middle}H123`, INK, WEIGHT.fine, 0.6);
}

/** The thick sole of a platform, or of rubber with a tread. */
function slab({ paint }: Piece, last: Last): string {
  const { platform, chunky, seat } = last;
  const end = TOE_X[last.toe];
  const flat = seat - platform < 40;
  const from = flat ? HEEL_X - 2 : 196;
  const upper = alongSole(last, from, end - 2);
  const lower: Spot[] = [
    [end - 10, FLOOR - 6],
    [end - 30, FLOOR],
    [270, FLOOR],
    [from + (flat ? 6 : 34), FLOOR],
  ];
  const color = chunky
    ? paint.twoColored
      ? paint.trim.base
      : mix(paint.colors.base, INK, 0.72)
    : paint.colors.shade;
  const d = smoothShape(upper, [lower[0]!, lower[1]!], [lower[2]!], [lower[3]!]);
  if (!chunky) return shape(d, color, WEIGHT.edge);
  const teeth = Array.from(
    { length: Math.floor((end - 60 - from) / 20) },
    (_, index) => from + 38 + index * 20,
  );
  const tread = teeth.map((x) => trace`M${x} ${FLOOR - 8}h9v8h-9Z`).join('');
  const welt = smoothLine(alongSole(last, from + 3, end - 8, -8));
  return (
    shape(d, color, WEIGHT.edge) + area(tread, INK, 0.55) + line(welt, paint.colors.light, WEIGHT.fine, 0.8)
  );
}

function wedge(piece: Piece, last: Last): string {
  const { paint } = piece;
  const end = TOE_X[last.toe] - 4;
  const d = smoothShape(alongSole(last, HEEL_X - 1, end), [[end - 14, FLOOR]], [[HEEL_X + 8, FLOOR]]);
  // Rope is wound level: rows that follow the floor, cut off by the foot's slope.
  const rows = Array.from({ length: Math.floor(last.seat / 11) }, (_, index) => {
    const y = FLOOR - 6 - index * 11;
    const run = Array.from({ length: 40 }, (_unused, step) => HEEL_X + 10 + step * 7).filter(
      (x) => x < end - 10 && last.at(x, -7)[1] < y,
    );
    return run.length > 1 ? trace`M${run[0]!} ${y}H${run.at(-1)!}` : '';
  }).join('');
  const rope = paint.twoColored ? paint.trim.base : '#cfae82';
  return (
    shape(d, rope, WEIGHT.edge) +
    `<path d="${rows}" fill="none" stroke="${mix(rope, INK, 0.55)}" stroke-width="3.4" stroke-dasharray="5 2.4" opacity=".75"/>`
  );
}
