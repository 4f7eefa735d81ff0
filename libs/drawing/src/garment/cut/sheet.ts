import type { Point } from '../../figure/curve';
import { point } from '../../figure/curve';
import { INCH } from '../../figure/proportions';
import type { Form } from '../../form/form';
import type { Piece } from '../piece';
import type { Mark } from './pen';
import type { Sheet } from './path';

interface Grain {
  unit?: number;
  coarse?: boolean;
}

/** Also maps body inches to written units. */
export function createSheet(
  form: Form,
  unitsPerInch: number,
  toSheet: (p: Point) => Point,
  { unit = 1, coarse = false }: Grain = {},
): Sheet {
  const body: Sheet = { scale: unitsPerInch / INCH, at: toSheet, unit, coarse, body: undefined as never };
  body.body = body;
  return { ...body, at: (p) => toSheet(form.place(p)) };
}

/** `least`: share of width or height that the smallest piece fills. */
const FLAT = { width: 400, height: 500, margin: 18, least: 0.62 } as const;

/** Units per inch, so that short pieces look shorter; larger ones are fitted. */
const SCALES: Readonly<Record<string, number>> = { Tops: 14, Bottoms: 11, 'One-Piece': 9.4, Outerwear: 11 };

/** Centers and scales marks by family, or to fill a share of the width. */
export function layOut(
  { form, small, input }: Pick<Piece, 'form' | 'small' | 'input'>,
  marks: readonly Mark[],
  filled?: number,
): string {
  const points = marks.flatMap(({ reach, onBody }) =>
    reach
      .flatMap(({ from, cubics }) => [from, ...cubics.map(({ to }) => to)])
      .map((p) => (onBody ? p : form.place(p))),
  );
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const { width, height, margin, least } = FLAT;
  const scale = Math.min(
    (width - 2 * margin) / (right - left),
    // Must also fit a square tile.
    ((filled === undefined ? height : width) - 2 * margin) / (bottom - top),
    filled === undefined
      ? Math.max(
          SCALES[input.category] ?? 0,
          least * Math.min(width / (right - left), height / (bottom - top)),
        )
      : (filled * width) / (right - left),
  );
  const [x0, y0] = [width / 2 - ((left + right) / 2) * scale, height / 2 - ((top + bottom) / 2) * scale];
  const sheet = createSheet(form, scale, ({ x, y }) => point(x0 + x * scale, y0 + y * scale), {
    coarse: small ?? false,
  });
  return marks.map(({ markup }) => markup(sheet)).join('');
}
