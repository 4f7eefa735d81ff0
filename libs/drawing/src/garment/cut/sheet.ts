import { point, type Point } from '../../figure/curve';
import { INCH } from '../../figure/proportions';
import { clamp } from '../../figure/soft-limits';
import type { Form } from '../../form/form';
import type { Piece } from '../piece';
import type { Mark } from './pen';
import type { Sheet } from './path';

interface Grain {
  unit?: number;
  coarse?: boolean;
  longest?: number | undefined;
}

/** Also maps body inches to written units. */
export function createSheet(
  form: Form,
  unitsPerInch: number,
  toSheet: (p: Point) => Point,
  { unit = 1, coarse = false, longest }: Grain = {},
): Sheet {
  const grain = { unit, coarse, longest };
  const body: Sheet = { scale: unitsPerInch / INCH, at: toSheet, ...grain, body: undefined as never };
  body.body = body;
  return { ...body, at: (p) => toSheet(form.place(p)) };
}

/** `largest`: units per inch. `fill`: shares of width and height that a garment fills, its hanger included. */
const FLAT = {
  width: 400,
  height: 500,
  margin: 18,
  fill: { width: 0.8, height: 0.84, least: 0.72, square: 0.85 },
  largest: { Tops: 13, Outerwear: 13, 'One-Piece': 13, Bottoms: 13, other: 20 },
} as const;

const BACK = { scale: 0.6, wide: [1.39, 1.63], tall: 0.78 } as const;

/** Centers marks and scales them to fill their share of the sheet. */
export function layOut(
  { form, small, square, input: { category } }: Pick<Piece, 'form' | 'small' | 'square' | 'input'>,
  marks: readonly Mark[],
  filled?: number,
  pair?: { views: readonly Mark[]; isBack: boolean },
): string {
  const points = (pair?.views ?? marks).flatMap(({ reach, onBody }) =>
    reach
      .flatMap(({ from, cubics }) => [from, ...cubics.map(({ to }) => to)])
      .map((p) => (onBody ? p : form.place(p))),
  );
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const { width, height, margin, fill, largest } = FLAT;
  const room = ((width - 2 * margin) * (bottom - top)) / (BACK.tall * height * (right - left));
  const wide = (right - left) * (pair ? clamp(room, ...BACK.wide) : 1);
  const scale = square
    ? Math.min(((filled ?? fill.square) * width) / wide, (fill.square * width) / (bottom - top))
    : Math.min(
        (width - 2 * margin) / wide,
        // Must also fit a square tile.
        ((filled === undefined ? height : width) - 2 * margin) / (bottom - top),
        ((filled ?? fill.width) * width) / (right - left),
        filled === undefined
          ? Math.min(
              Math.max(
                largest[category as keyof typeof largest] ?? largest.other,
                (fill.least * height) / (bottom - top),
              ),
              (fill.height * height) / (bottom - top),
            )
          : Infinity,
      );
  const own = pair?.isBack ? scale * BACK.scale : scale;
  const x0 = pair?.isBack
    ? (width + wide * scale) / 2 - right * own
    : (width - wide * scale) / 2 - left * own;
  const y0 = (height - (bottom - top) * scale) / 2 - top * own;
  const sheet = createSheet(form, own, ({ x, y }) => point(x0 + x * own, y0 + y * own), {
    coarse: small ?? false,
  });
  return marks.map(({ markup }) => markup(sheet)).join('');
}
