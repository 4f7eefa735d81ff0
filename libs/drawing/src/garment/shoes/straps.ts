import { line, shape, WEIGHT } from '../paint/strokes';
import { band, inMaterial } from '../material';
import type { Piece } from '../piece';
import { ellipse, roundedBox, smoothLine, smoothShape, trace } from '../smooth-path';
import type { Spot } from '../smooth-path';
import { HEEL_X } from './last';
import type { Last } from './last';
import { throatOf } from './court';

export const METAL = '#c9a45c';

/** A small buckle, its middle at a place. */
export const buckle = (x: number, y: number, size = 7): string =>
  shape(roundedBox(x - size, y - size, size * 2, size * 2, 2), METAL, WEIGHT.seam) +
  shape(roundedBox(x - size + 3, y - size + 3, size * 2 - 6, size * 2 - 6, 1), 'none', WEIGHT.fine);

/** A fine chain with a charm, where the ankle would be. */
export function anklet({ at }: Last, up = 132): string {
  const [, y] = at(HEEL_X, up);
  const ring = trace`M54 ${y}C56 ${y - 12} 134 ${y - 15} 140 ${y - 5}C128 ${y + 12} 64 ${y + 14} 54 ${y}Z`;
  return band(ring, 2, METAL, WEIGHT.fine) + shape(ellipse(102, y + 14, 4), METAL, WEIGHT.fine);
}

/** A strap around the ankle, held by a stay up the heel. */
export function ankleStrap({ paint }: Piece, { at }: Last, up = 98): string {
  const [, y] = at(HEEL_X, up);
  const back = trace`M52 ${y}C54 ${y - 13} 134 ${y - 17} 140 ${y - 6}`;
  const front = trace`M52 ${y}C62 ${y + 14} 128 ${y + 10} 140 ${y - 6}`;
  const stay = smoothLine([at(HEEL_X - 1, 50), [54, y + 20], [53, y + 2]]);
  return [
    band(back, 5, paint.colors.shade),
    band(stay, 6, paint.colors.base),
    band(front, 7, paint.colors.base),
    buckle(106, y + 8, 6),
  ].join('');
}

/** The strap that holds a shoe without a back at the heel. */
export function slingStrap({ paint }: Piece, { at }: Last): string {
  const [x, y] = at(HEEL_X - 6, 58);
  const [startX, startY] = at(176, 28);
  const far = trace`M${x} ${y}C${x + 24} ${y - 14} ${startX - 40} ${startY - 34} ${startX + 16} ${startY - 12}`;
  const near = trace`M${x} ${y}C${x + 18} ${y + 10} ${startX - 50} ${startY - 12} ${startX} ${startY}`;
  return (
    band(far, 5, paint.colors.shade) +
    band(near, 6.5, paint.colors.base) +
    buckle(startX - 34, startY - 10, 5.5)
  );
}

/** A buttoned strap over the instep. */
export function instepStrap({ paint }: Piece, { at }: Last): string {
  const [nearX, nearY] = at(152, 31);
  const [farX, farY] = at(216, 45);
  const [topX, topY] = at(196, 64);
  const rise = trace`C${nearX + 6} ${nearY - 16} ${topX - 22} ${topY - 3} ${topX} ${topY}`;
  const fall = trace`C${topX + 12} ${topY + 2} ${farX - 2} ${farY - 8} ${farX} ${farY}`;
  return [
    band(trace`M${topX} ${topY}${fall}`, 11, paint.colors.shade),
    band(trace`M${nearX} ${nearY}${rise}`, 11, paint.colors.base),
    shape(ellipse(nearX + 2, nearY - 4, 4.5), METAL, WEIGHT.seam),
  ].join('');
}

/** Three fine straps from sole to sole over the foot. */
export function thinStraps(
  { paint }: Piece,
  { at }: Last,
  places: readonly number[] = [206, 236, 268],
): string {
  return places
    .map((x) => {
      const [x1, y1] = at(x - 12, 3);
      const [x2, y2] = at(x + 20, 3);
      const top = at(x + 6, 30 + (300 - x) * 0.38)[1];
      return (
        band(
          trace`M${x2} ${y2}C${x2 + 4} ${top + 6} ${x + 16} ${top} ${x + 8} ${top}`,
          4,
          paint.colors.shade,
        ) +
        band(trace`M${x1} ${y1}C${x1 - 4} ${top + 10} ${x - 2} ${top} ${x + 8} ${top}`, 5, paint.colors.base)
      );
    })
    .join('');
}

/** Laces over an opening between two lines of eyelets; `rows` from the ankle down to the toe. */
export function laces(rows: readonly (readonly [x: number, y: number])[], color: string): string {
  const bars = rows.map(([x, y]) =>
    band(trace`M${x - 13} ${y + 7}L${x + 9} ${y - 5}`, 3.6, color, WEIGHT.seam),
  );
  const [x, y] = rows[0]!;
  const bow =
    band(trace`M${x} ${y}C${x - 26} ${y - 20} ${x - 38} ${y - 2} ${x} ${y}`, 2.6, color, WEIGHT.seam) +
    band(trace`M${x} ${y}C${x + 8} ${y - 28} ${x + 30} ${y - 18} ${x} ${y}`, 2.6, color, WEIGHT.seam) +
    band(
      trace`M${x} ${y}C${x - 12} ${y + 10} ${x - 18} ${y + 18} ${x - 16} ${y + 28}`,
      2.6,
      color,
      WEIGHT.seam,
    );
  return bars.join('') + bow;
}

/** Lacing over the instep of a low shoe. */
export function instepLaces(piece: Piece, last: Last): string {
  const { at } = last;
  const tongue = smoothShape(
    [at(176, 40), at(172, 84), at(190, 92)],
    [at(190, 92), at(222, 70), at(252, 50)],
    [at(252, 50), at(214, 44), at(176, 40)],
  );
  const rows = [at(184, 78), at(201, 69), at(218, 61), at(235, 53)];
  return (
    inMaterial(piece, tongue, WEIGHT.edge) +
    laces(rows, piece.paint.twoColored ? piece.paint.trim.base : piece.paint.colors.light)
  );
}

/** Ties that cross over the leg above a sandal or a pump. */
export function legTies({ paint }: Piece, { at }: Last): string {
  const [, y] = at(HEEL_X, 0);
  const top = Math.max(232, y - 190);
  const cross =
    trace`M168 ${y - 26}C150 ${y - 60} 66 ${y - 70} 60 ${y - 92}C64 ${y - 108} 140 ${y - 118} 142 ${y - 136}C140 ${y - 152} 66 ${top + 18} 62 ${top}` +
    trace`M66 ${y - 30}C74 ${y - 62} 140 ${y - 74} 144 ${y - 94}C142 ${y - 110} 66 ${y - 122} 62 ${y - 140}C66 ${y - 154} 136 ${top + 16} 138 ${top}`;
  return (
    band(cross, 3.6, paint.colors.base, WEIGHT.seam) +
    band(
      trace`M62 ${top}C80 ${top + 9} 124 ${top + 9} 138 ${top}M100 ${top + 6}C84 ${top - 16} 76 ${top + 4} 100 ${top + 6}C114 ${top - 18} 128 ${top + 2} 100 ${top + 6}M100 ${top + 6}l-8 24M100 ${top + 6}l10 22`,
      3.6,
      paint.colors.base,
      WEIGHT.seam,
    )
  );
}

/** How the vamp of a shoe is adorned that says no more of it, by what it is. */
export type VampDetail = 'bow' | 'buckle' | 'tassel' | 'coin' | 'band';

export function vampDetailOf({ has, type }: Piece): VampDetail | undefined {
  if (!has('specialFeatures', 'vamp-detail')) return undefined;
  if (type === 'loafer') return has('fabric', 'stiff-leather') ? 'coin' : 'tassel';
  if (type === 'heeled-sandal') return 'band';
  return /(boot|^flat-sandal)$/.test(type) ? 'buckle' : 'bow';
}

/** Two tassels that hang from a place. */
export const tassels = ({ paint }: Piece, x: number, y: number): string =>
  [-1, 1]
    .map((side) =>
      shape(
        smoothShape(
          [
            [x, y],
            [x + side * 5 - 3, y + 8],
            [x + side * 12 - 6, y + 23],
          ],
          [
            [x + side * 12 + 6, y + 23],
            [x + side * 5 + 3, y + 8],
            [x, y],
          ],
        ),
        paint.twoColored ? paint.trim.base : paint.colors.shade,
        WEIGHT.edge,
      ),
    )
    .join('');

/** What adorns the vamp from the side; buckles of sandals lie on their bands. */
export function vampDetail(piece: Piece, last: Last, bands: readonly Spot[] = []): string {
  const detail = vampDetailOf(piece);
  if (!detail || detail === 'band') return '';
  const { at } = last;
  if (detail === 'coin') return shape(ellipse(...at(226, 53), 5, 3.4), METAL, WEIGHT.fine);
  if (detail === 'tassel') return tassels(piece, ...at(228, 64));
  if (detail === 'bow') return vampBow(piece, last);
  if (bands.length > 0) return bands.map(([x, y]) => buckle(x, y, 8)).join('');
  const strap = smoothLine([at(212, 78), at(186, 44), at(156, 2)]);
  return band(strap, 11, piece.paint.colors.base) + buckle(...at(190, 50), 9);
}

/** A bow where the vamp begins. */
function vampBow({ paint }: Piece, last: Last): string {
  const [x, y] = throatOf(last);
  const cx = x + 8;
  const cy = y + 1;
  const loop = (side: 1 | -1): string =>
    smoothShape([
      [cx, cy],
      [cx + side * 14, cy - 17 + side * 3],
      [cx + side * 28, cy - 13 + side * 8],
      [cx + side * 26, cy + 4 + side * 6],
      [cx, cy],
    ]);
  const color = paint.twoColored ? paint.trim.base : paint.colors.shade;
  return (
    shape(loop(-1), color, WEIGHT.edge) +
    shape(loop(1), color, WEIGHT.edge) +
    shape(roundedBox(cx - 6, cy - 7, 12, 13, 4), color, WEIGHT.edge) +
    line(
      trace`M${cx - 10} ${cy - 3}l-8-4M${cx + 10} ${cy}l9 2M${cx - 5} ${cy - 6}v11M${cx + 5} ${cy - 6}v11`,
      paint.trim.ink,
      WEIGHT.fine,
      0.8,
    )
  );
}
