import { point } from '../figure/curve';
import { createBody } from '../form/body';
import { createForm } from '../form/form';
import { traceCorners } from '../garment/cut/path';
import type { Curve, Point } from '../garment/cut/path';
import { createPen } from '../garment/cut/pen';
import type { GarmentInput } from '../garment/piece';
import { createPiece } from '../garment/piece';
import { dressPiece } from './dressed';
import type { Dressed } from './dressed';
import { createCoverTest, filterSeenMarks } from './hidden';
import { createPose } from './pose';
import { createWornSheets } from './worn-sheet';

const body = createBody({});
const form = createForm(body);
const sheet = createWornSheets(body, createPose(body), {})(form);
const l = body.landmarks;

const createCoat = (type: string, attributes: GarmentInput['attributes'] = {}): Dressed =>
  dressPiece(
    { garment: { category: 'Outerwear', type, attributes, colors: [{ hex: '#c9ad7d' }] } },
    body,
    0,
    {
      id: 'w',
      small: false,
      quiet: false,
    },
  );

const pen = createPen(
  createPiece({ category: 'Tops', type: 'shirt', attributes: {}, colors: [{ hex: '#ffffff' }] }, form, {
    id: 'p',
  }),
);

/** Centimeters. */
const traceSquare = (x: number, y: number, half: number): Curve =>
  traceCorners([x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]);

describe('createCoverTest', () => {
  const covered = createCoverTest([createCoat('trench-coat')]);
  const computeInnerX = (y: number): number => body.half(y) * 0.6;

  it.each([
    ['the waist', point(computeInnerX(l.waistY), l.waistY), true],
    ['the hip', point(computeInnerX(l.hipY), l.hipY), true],
    ['a sleeve', body.outer.atHeight(l.elbowY), true],
    ['the face', point(0, l.chinY * 0.6), false],
    ['the shin', point(computeInnerX(l.kneeY + 6), l.kneeY + 6), false],
    ['far beside the body', point(40, l.waistY), false],
  ])('createCoverTest tells whether a closed coat covers %s', (_, place, lies) => {
    expect(covered(place)).toBe(lies);
  });

  it('createCoverTest leaves an open front uncovered, and everything without a coat', () => {
    const middle = point(0, l.waistY);
    expect(covered(middle)).toBe(true);
    expect(createCoverTest([createCoat('longline-cardigan')])(middle)).toBe(false);
    expect(createCoverTest([])(middle)).toBe(false);
  });

  it('createCoverTest ignores sheer cloth', () => {
    const place = point(computeInnerX(l.waistY), l.waistY);
    expect(createCoverTest([createCoat('wool-coat')])(place)).toBe(true);
    expect(createCoverTest([createCoat('wool-coat', { fabric: ['chiffon'] })])(place)).toBe(false);
  });
});

describe('filterSeenMarks', () => {
  const createBelowTest = (y: number) => (p: Point) => p.y > y;
  const waist = l.waistY;

  it('filterSeenMarks keeps visible marks unchanged', () => {
    const marks = [
      pen.panel(traceSquare(0, 41, 6)),
      pen.seam(traceSquare(0, 20, 3)),
      pen.stitch(traceSquare(0, 30, 3)),
    ];
    const texts = marks.map(({ markup }) => markup(sheet));
    const kept = filterSeenMarks(marks, form, sheet, createBelowTest(waist));
    expect(kept.map(({ markup }) => markup(sheet))).toEqual(texts);
  });

  it('filterSeenMarks drops marks that are fully covered, on the pattern and on the body', () => {
    const low = traceSquare(0, 80, 4);
    const onBody = { ...pen.seam(traceSquare(0, waist + 12, 2)), onBody: true };
    const marks = [
      pen.panel(low),
      pen.seam(low),
      { ...onBody, markup: (on: typeof sheet) => pen.seam(traceSquare(0, waist + 12, 2)).markup(on.body) },
    ];
    expect(filterSeenMarks(marks, form, sheet, createBelowTest(waist))).toEqual([]);
    expect(filterSeenMarks(marks, form, sheet, () => false)).toHaveLength(3);
  });

  it('filterSeenMarks drops the covered lines of a mark, and keeps the others', () => {
    const [high, low] = [traceSquare(0, 20, 3), traceSquare(0, 80, 4)];
    const kept = filterSeenMarks(
      [pen.fold(high, low), pen.seam(low, high)],
      form,
      sheet,
      createBelowTest(waist),
    );
    expect(kept.map(({ markup }) => markup(sheet))).toEqual([
      pen.fold(high).markup(sheet),
      pen.seam(high).markup(sheet),
    ]);
  });

  it('filterSeenMarks keeps the first of equal buttons, which the others reference', () => {
    const buttons = [70, 80, 20].map((level) => pen.button(point(0, level)));
    const kept = filterSeenMarks(buttons, form, sheet, createBelowTest(waist)).map(({ markup }) =>
      markup(sheet),
    );
    expect(kept).toHaveLength(2);
    expect(kept[0]).toContain('<defs>');
    expect(kept[1]).toMatch(/^<use /);
  });
});
