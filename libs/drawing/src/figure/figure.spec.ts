import { MEASUREMENTS, TAPE_FIELDS, type TapeMeasurements } from '@figura/contracts';
import fc from 'fast-check';
import type { Point } from './curve';
import { traceFigure, type FigureGeometry, type FigureInput } from './figure';
import { anyBody, anyMeasurement, anyPartOfABody } from './testing/bodies';
import { drawCommands, doesCrossItself, flattened } from './testing/read-path';

const draw = (
  measurements: Partial<TapeMeasurements> = {},
  options: Partial<FigureInput> = {},
): FigureGeometry => traceFigure({ ...options, measurements });

const drawPaths = (figure: FigureGeometry): string[] => [
  figure.hairKnot,
  figure.outline,
  figure.underlayer,
  figure.slippers,
  ...figure.details,
  figure.head,
  figure.hair,
  ...figure.strands,
  ...TAPE_FIELDS.flatMap((measurement) => [
    figure.guides[measurement].path,
    figure.guides[measurement].dashes,
  ]),
];

const placePoints = (path: string): Point[] => flattened(path).flat();
const placeRightHalf = (path: string): Point[] => {
  const all = placePoints(path);
  return all.slice(0, (all.length + 1) / 2);
};

const computeExtent = (all: Point[]): Record<'left' | 'right' | 'top' | 'bottom', number> => {
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};
const computeFarthest = (a: Point[], b: Point[]): number =>
  Math.max(...a.map(({ x, y }, index) => Math.hypot(x - b[index]!.x, y - b[index]!.y)));

describe('traceFigure', () => {
  it('traceFigure keeps everything on the sheet for any measurements', () => {
    fc.assert(
      fc.property(anyPartOfABody, (body) => {
        const figure = draw(body);
        const labels = TAPE_FIELDS.map((measurement) => figure.guides[measurement].label);
        const { left, right, top, bottom } = computeExtent([
          ...drawPaths(figure).flatMap(placePoints),
          ...labels,
        ]);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(figure.width);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(figure.height);
      }),
    );
  });

  it('traceFigure draws every body with the same commands, so that bodies can morph', () => {
    const typical = drawPaths(draw()).map(drawCommands);
    fc.assert(
      fc.property(anyPartOfABody, (body) => expect(drawPaths(draw(body)).map(drawCommands)).toEqual(typical)),
    );
  });

  it('traceFigure writes at most one decimal per number', () => {
    for (const path of drawPaths(draw({ waist: 31.337 })))
      expect(path).toMatch(/^(?:[MCZ ]|-?\d+(?:\.\d)?(?!\.?\d))+$/);
  });

  it('traceFigure never lets the outline cross itself or the axis', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const figure = draw(body);
        const right = placeRightHalf(figure.outline);
        expect(doesCrossItself(right)).toBe(false);
        expect(computeExtent(right).left).toBeGreaterThanOrEqual(figure.width / 2);
      }),
    );
  });

  it('traceFigure draws both sides symmetrically', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const figure = draw(body);
        for (const path of [figure.outline, figure.underlayer, figure.head]) {
          const all = placePoints(path);
          const turned = all.map(({ x, y }) => ({ x: figure.width - x, y })).reverse();
          expect(computeFarthest(all, turned)).toBeLessThan(0.05);
        }
      }),
    );
  });

  it('traceFigure changes little if a measurement changes little', () => {
    fc.assert(
      fc.property(anyBody, fc.constantFrom(...MEASUREMENTS), (body, measurement) => {
        const change = { [measurement]: body[measurement] * 1.0005 };
        const [before, after] = [body, { ...body, ...change }].map((each) =>
          drawPaths(draw(each)).flatMap(placePoints),
        );
        expect(computeFarthest(before!, after!)).toBeLessThan(1);
      }),
    );
  });

  it('traceFigure keeps the body parts in order from the crown to the floor', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const { balance, guides, head, height } = draw(body);
        const chin = computeExtent(placePoints(head)).bottom;
        const crotch = balance.verticals[0].y2;
        const order = [
          balance.verticals[0].y1,
          chin,
          balance.shoulderWidth.y,
          guides.chest.label.y,
          balance.waistWidth.y,
          balance.hipWidth.y,
          crotch,
          balance.verticals[2].y2,
          balance.verticals[1].y2,
          height,
        ];
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }),
    );
  });

  it('traceFigure draws a larger waist wider, whatever the other measurements', () => {
    fc.assert(
      fc.property(anyBody, anyMeasurement, (body, other) => {
        const [less, more] = [body.waist, other].sort((a, b) => a - b) as [number, number];
        fc.pre(more > less * 1.01);
        const computeWidth = (waist: number): number => {
          const { x1, x2 } = draw({ ...body, waist }).balance.waistWidth;
          return x2 - x1;
        };
        expect(computeWidth(more)).toBeGreaterThan(computeWidth(less));
      }),
    );
  });

  it('traceFigure starts the neck behind the head', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const { head, outline, width } = draw(body);
        const top = placePoints(outline)[0]!;
        const face = flattened(head, 50).flat();
        const beside = face.filter(({ x, y }) => x > width / 2 && Math.abs(y - top.y) < 1);
        expect(top.x).toBeLessThan(computeExtent(beside).left);
      }),
    );
  });

  it('traceFigure keeps the clothes within the outline of the body', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const { underlayer, outline } = draw(body);
        expect(doesCrossItself(placeRightHalf(underlayer))).toBe(false);
        expect(computeExtent(placePoints(underlayer)).right).toBeLessThan(
          computeExtent(placePoints(outline)).right,
        );
      }),
    );
  });

  it('traceFigure keeps shirt and shorts within the outline of the body', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const { underlayer, outline } = draw(body, { underlayer: 'shirt-and-shorts' });
        const shapes = underlayer.split(/(?=M)/);
        expect(shapes).toHaveLength(2);
        for (const shape of shapes) {
          expect(doesCrossItself(placeRightHalf(shape))).toBe(false);
          expect(computeExtent(placePoints(shape)).right).toBeLessThan(
            computeExtent(placePoints(outline)).right,
          );
        }
      }),
    );
  });

  it('traceFigure draws cropped hair close to the face, without knot and strands', () => {
    const { hair, hairKnot, strands, head } = draw({}, { isCropped: true });
    expect([hairKnot, strands]).toEqual(['', []]);
    expect(computeExtent(placePoints(hair)).right).toBeLessThan(computeExtent(placePoints(head)).right + 3);
  });

  it('traceFigure measures girths around the body and heights beside it', () => {
    const { balance, guides, width } = draw();
    expect(guides.waist.kind).toBe('girth');
    const loop = computeExtent(placePoints(guides.waist.path));
    expect(loop.left).toBeLessThan(balance.waistWidth.x1);
    expect(loop.right).toBeGreaterThan(balance.waistWidth.x2);
    expect(guides.crotchToKnee.kind).toBe('height');
    const beside = computeExtent(placePoints(guides.crotchToKnee.path));
    expect(beside.left).toBeGreaterThan(width / 2 + 100);
    expect(beside.top).toBeCloseTo(balance.verticals[0].y2, 1);
  });
});
