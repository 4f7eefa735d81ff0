import { point } from '../figure/curve';
import { bodyOf } from '../form/body';
import { formOf } from '../form/form';
import { corners } from '../garment/cut/path';
import type { Curve, Point } from '../garment/cut/path';
import { penOf } from '../garment/cut/pen';
import type { GarmentInput } from '../garment/piece';
import { pieceOf } from '../garment/piece';
import { dressed } from './dressed';
import type { Dressed } from './dressed';
import { coveredBy, seenOf } from './hidden';
import { poseOf } from './pose';
import { wornSheets } from './worn-sheet';

const body = bodyOf({});
const form = formOf(body);
const sheet = wornSheets(body, poseOf(body), {})(form);
const l = body.landmarks;

const coat = (type: string, attributes: GarmentInput['attributes'] = {}): Dressed =>
  dressed({ garment: { category: 'Outerwear', type, attributes, colors: [{ hex: '#c9ad7d' }] } }, body, 0, {
    id: 'w',
    small: false,
    quiet: false,
  });

const pen = penOf(
  pieceOf({ category: 'Tops', type: 'shirt', attributes: {}, colors: [{ hex: '#ffffff' }] }, form, {
    id: 'p',
  }),
);

/** A square around a place of the pattern, so many centimeters wide. */
const square = (x: number, y: number, half: number): Curve =>
  corners([x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]);

describe('coveredBy', () => {
  const covered = coveredBy([coat('trench-coat')]);
  const beside = (y: number): number => body.half(y) * 0.6;

  it.each([
    ['the waist', point(beside(l.waistY), l.waistY), true],
    ['the hip', point(beside(l.hipY), l.hipY), true],
    ['a sleeve', body.outer.atHeight(l.elbowY), true],
    ['the face', point(0, l.chinY * 0.6), false],
    ['the shin', point(beside(l.kneeY + 6), l.kneeY + 6), false],
    ['far beside the body', point(40, l.waistY), false],
  ])('coveredBy says whether a closed coat lies over %s', (_, place, lies) => {
    expect(covered(place)).toBe(lies);
  });

  it('coveredBy leaves free what shows in an open front, and what no coat covers', () => {
    const middle = point(0, l.waistY);
    expect(covered(middle)).toBe(true);
    expect(coveredBy([coat('longline-cardigan')])(middle)).toBe(false);
    expect(coveredBy([])(middle)).toBe(false);
  });

  it('coveredBy counts sheer cloth as none', () => {
    const place = point(beside(l.waistY), l.waistY);
    expect(coveredBy([coat('wool-coat')])(place)).toBe(true);
    expect(coveredBy([coat('wool-coat', { fabric: ['chiffon'] })])(place)).toBe(false);
  });
});

describe('seenOf', () => {
  const above = (y: number) => (p: Point) => p.y > y;
  const waist = l.waistY;

  it('seenOf keeps marks with a place outside, as they were', () => {
    const marks = [pen.panel(square(0, 41, 6)), pen.seam(square(0, 20, 3)), pen.stitch(square(0, 30, 3))];
    const texts = marks.map(({ markup }) => markup(sheet));
    const kept = seenOf(marks, form, sheet, above(waist));
    expect(kept.map(({ markup }) => markup(sheet))).toEqual(texts);
  });

  it('seenOf drops marks that lie wholly inside, on the pattern and on the body', () => {
    const low = square(0, 80, 4);
    const onBody = { ...pen.seam(square(0, waist + 12, 2)), onBody: true };
    const marks = [
      pen.panel(low),
      pen.seam(low),
      { ...onBody, markup: (on: typeof sheet) => pen.seam(square(0, waist + 12, 2)).markup(on.body) },
    ];
    expect(seenOf(marks, form, sheet, above(waist))).toEqual([]);
    expect(seenOf(marks, form, sheet, () => false)).toHaveLength(3);
  });

  it('seenOf leaves out the lines of a mark that lie wholly inside, and keeps the others', () => {
    const [high, low] = [square(0, 20, 3), square(0, 80, 4)];
    const kept = seenOf([pen.fold(high, low), pen.seam(low, high)], form, sheet, above(waist));
    expect(kept.map(({ markup }) => markup(sheet))).toEqual([
      pen.fold(high).markup(sheet),
      pen.seam(high).markup(sheet),
    ]);
  });

  it('seenOf keeps the first of equal buttons, which the others use', () => {
    const buttons = [70, 80, 20].map((level) => pen.button(point(0, level)));
    const kept = seenOf(buttons, form, sheet, above(waist)).map(({ markup }) => markup(sheet));
    expect(kept).toHaveLength(2);
    expect(kept[0]).toContain('<defs>');
    expect(kept[1]).toMatch(/^<use /);
  });
});
