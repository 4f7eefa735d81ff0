import type { Form } from '../form/form';
import { mapCurve } from '../garment/cut/carried';
import type { Curve, Point, Sheet } from '../garment/cut/path';
import type { Mark } from '../garment/cut/pen';
import type { Dressed } from './dressed';

/** Body inches. */
type Covered = (p: Point) => boolean;

/** Pattern centimeters. */
const STEP = 4;

export function createCoverTest(outer: readonly Dressed[]): Covered {
  const panels = outer
    .filter(({ piece }) => piece.paint.opacity === 1)
    .flatMap(({ piece, layers }) => tracePanels([...layers.body, ...layers.sleeves], piece.form));
  return (p) => panels.some((panel) => isWithin(panel, p));
}

export const tracePanels = (
  marks: readonly Mark[],
  form: Form,
  place = (p: Point): Point => p,
): readonly Panel[] =>
  marks
    .filter(({ outline }) => outline !== undefined)
    .flatMap(({ reach, onBody }) =>
      reach.map((curve) => {
        const { from, cubics } = mapCurve(curve, onBody ? (p) => p : form.place, STEP);
        return tracePanel([from, ...cubics.map(({ to }) => to)].map(place));
      }),
    );

interface Panel {
  xs: readonly number[];
  ys: readonly number[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function tracePanel(stops: readonly Point[]): Panel {
  const [xs, ys] = [stops.map(({ x }) => x), stops.map(({ y }) => y)];
  return {
    xs,
    ys,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

export function isWithin({ xs, ys, left, right, top, bottom }: Panel, { x, y }: Point): boolean {
  if (x < left || x > right || y < top || y > bottom) return false;
  let inside = false;
  for (let index = 0, last = xs.length - 1; index < xs.length; last = index, index += 1) {
    const [ay, by] = [ys[index]!, ys[last]!];
    if (ay > y !== by > y && x < xs[index]! + ((xs[last]! - xs[index]!) * (y - ay)) / (by - ay))
      inside = !inside;
  }
  return inside;
}

/** Drops marks that are wholly covered; tests the places that each markup asks the sheet for. */
export function filterSeenMarks(marks: readonly Mark[], form: Form, sheet: Sheet, covered: Covered): Mark[] {
  const describeDrawn = (mark: Drawn, on: 'pattern' | 'body'): { text: string; seen: boolean } => {
    let seen = false;
    const watchPlacement =
      (at: Sheet['at'], place: (p: Point) => Point): Sheet['at'] =>
      (p) => {
        seen ||= !covered(place(p));
        return at(p);
      };
    const createPartDescriber =
      (where: 'pattern' | 'body') =>
      (part: Drawn): string => {
        const own = describeDrawn(part, where);
        seen ||= own.seen;
        return isKept(own) ? own.text : '';
      };
    const createVisibilityTest =
      (place: (p: Point) => Point) =>
      ({ from, cubics }: Curve): boolean =>
        !covered(place(from)) ||
        cubics.some((cubic) => [cubic.c1, cubic.c2, cubic.to].some((p) => !covered(place(p))));
    const keepPoint = (p: Point): Point => p;
    const body: Sheet = {
      ...sheet.body,
      at: watchPlacement(sheet.body.at, keepPoint),
      shows: createVisibilityTest(keepPoint),
      inner: createPartDescriber('body'),
    };
    body.body = body;
    const pattern: Sheet = {
      ...sheet,
      at: watchPlacement(sheet.at, form.place),
      shows: createVisibilityTest(form.place),
      body,
      inner: createPartDescriber('pattern'),
    };
    const text = mark.markup(on === 'body' ? body : pattern);
    return { text, seen };
  };
  return marks.flatMap((mark) => {
    const own = describeDrawn(mark, 'pattern');
    return isKept(own) ? [{ ...mark, markup: () => own.text }] : [];
  });
}

type Drawn = Pick<Mark, 'markup'>;

// Marks with definitions must stay: the first of equal buttons defines the rest.
const isKept = ({ text, seen }: { text: string; seen: boolean }): boolean =>
  seen || text.includes(DEFINITION);

const DEFINITION = '<defs><g id=';
