import type { TapeMeasurements } from '@figura/contracts';
import sharp from 'sharp';
import { LEVEL } from '../garment/cut/body';
import { point } from '../garment/cut/path';
import type { Point } from '../garment/cut/path';
import { findCutter } from '../garment/cutters';
import { CUT } from '../generated/drawn-types';
import { createPiece } from '../garment/piece';
import type { GarmentInput } from '../garment/piece';
import type { FigureKind } from '../figure/proportions';
import { createBody } from '../form/body';
import { createForm, type Form } from '../form/form';
import { createPolyline } from '../form/polyline';
import { isWellFormed } from '../testing/well-formed';
import { drawWorn } from './draw-worn';
import { PLAUSIBLE_BODIES } from './testing/bodies';
import { createPose } from './pose';
import { WORN_SHEET } from './worn-sheet';

const TYPES = Object.entries(CUT).flatMap(([category, cutters]) =>
  Object.keys(cutters).map((type) => ({ category, type })),
);

/** These leave the trunk's sides free or are cut up over the hips. */
const OPEN = ['bodysuit', 'swimsuit', 'bikini-bottom', 'dungarees', 'dungaree-dress'];

const CLOSED = TYPES.filter(({ type }) => !OPEN.includes(type));

/** Inches that a shirt's sides are cut higher than its front. */
const SHIRT_TAIL = 2.6;

/** A color found nowhere else in a drawing. */
const SIGNAL = '#00b050';

const createGarment = (
  category: string,
  type: string,
  attributes: GarmentInput['attributes'] = {},
): GarmentInput => ({ category, type, attributes, colors: [{ hex: SIGNAL }] });

const PERSONS = PLAUSIBLE_BODIES.map((measurements) => ({
  measurements,
  form: createForm(createBody(measurements)),
}));

/** Every body as a woman's; a fifth of them as a man's and as pregnant too. */
const PERSONS_OF_ALL_KINDS: readonly { measurements: TapeMeasurements; kind?: FigureKind; form: Form }[] = [
  ...PERSONS,
  ...PLAUSIBLE_BODIES.filter((_, index) => index % 5 === 0).flatMap((measurements) =>
    [{ build: 1 }, { expecting: true }].map((kind) => ({
      measurements,
      kind,
      form: createForm(createBody(measurements, kind)),
    })),
  ),
];

const SKIRTED = TYPES.filter(
  ({ category, type }) =>
    ['Bottoms', 'One-Piece'].includes(category) &&
    !findCutter({ category, type })!(createPiece(createGarment(category, type), createForm(createBody({}))))
      .legs &&
    !OPEN.includes(type),
);

const computeHeight = (body: TapeMeasurements): number =>
  body.headToChest + body.chestToCrotch + body.crotchToKnee + body.kneeToFloor;

function computeUnitsPerInch(
  body: TapeMeasurements,
  { crown, floor }: { crown: Point; floor: Point },
): number {
  return (floor.y - crown.y) / computeHeight(body);
}

describe('drawWorn', () => {
  it.each(TYPES)('drawWorn draws a $type on many bodies without faults', ({ category, type }) => {
    for (const measurements of PLAUSIBLE_BODIES) {
      const { svg } = drawWorn({ measurements, garments: [createGarment(category, type)] });
      expect(/NaN|Infinity|undefined|null/.test(svg)).toBe(false);
      expect(isWellFormed(svg)).toBe(true);
      expect(svg.length).toBeLessThan(45 * 1024);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  // Matchers are slow here, so each test asserts once on all findings.
  it.each(CLOSED)('drawWorn shows no skin of the trunk through a $type', ({ category, type }) => {
    const bare: object[] = [];
    for (const { measurements, kind, form } of PERSONS_OF_ALL_KINDS) {
      const { body } = form;
      const piece = createPiece(createGarment(category, type), form);
      const { body: marks, places } = findCutter({ category, type })!(piece);
      const outlines = marks
        .flatMap(({ reach, onBody, outline }) => (outline && !onBody ? reach : []))
        .map((curve) => createPolyline(curve).points.map(piece.form.place));
      const hem = Math.min((places.hem?.y ?? Infinity) - SHIRT_TAIL, body.landmarks.hipY);
      const top = Math.max(
        places.waist && category === 'Bottoms' ? places.waist.y : 0,
        body.landmarks.underbustY,
      );
      for (let y = top + 0.6; y < hem - 0.8; y += 1.5) {
        const widest = Math.max(...outlines.map((outline) => computeEdgeX(outline, y)));
        if (!(widest > body.half(y) - 0.01)) bare.push({ measurements, kind, y, widest });
      }
    }
    expect(bare).toEqual([]);
  });

  it.each(SKIRTED)('drawWorn keeps the moved leg under a $type', ({ category, type }) => {
    const bare: object[] = [];
    for (const { measurements, form } of PERSONS) {
      const { body } = form;
      const { legs } = createPose(body);
      for (const length of ['above-knee', 'knee', 'mid-calf', 'ankle', 'floor']) {
        const { body: marks, places } = cut(form, category, type, { length: [length] });
        const outlines = marks
          .flatMap(({ reach, onBody, outline }) => (outline && !onBody ? reach : []))
          .map((curve) => createPolyline(curve).points.map(form.place));
        for (let y = body.landmarks.crotchY + 0.5; y < places.hem!.y - SHIRT_TAIL; y += 1.5) {
          const widest = Math.max(...outlines.map((outline) => computeEdgeX(outline, y)));
          const leg = -legs(point(-body.half(y), y)).x;
          if (!(widest > leg)) bare.push({ measurements, length, y, widest, leg });
        }
      }
    }
    expect(bare).toEqual([]);
  });

  it('drawWorn shows no skin between a tucked shirt and its waistband', () => {
    for (const { form } of PERSONS) {
      const tuckedAt = LEVEL.waist;
      const piece = createPiece(createGarment('Tops', 'shirt'), form, { tuckedAt });
      const marks = findCutter({ category: 'Tops', type: 'shirt' })!(piece).body;
      const outlines = marks
        .flatMap(({ reach, onBody, outline }) => (outline && !onBody ? reach : []))
        .map((curve) => createPolyline(curve).points.map(form.place));
      const band = form.height(tuckedAt);
      const widest = Math.max(...outlines.map((outline) => computeEdgeX(outline, band)));
      expect(widest).toBeGreaterThan(form.half(tuckedAt));
    }
  });

  it.each(TYPES.filter(({ category }) => category !== 'Bottoms'))(
    'drawWorn keeps the arms inside the sleeves of a $type',
    ({ category, type }) => {
      const outside: object[] = [];
      for (const { measurements, form } of PERSONS.slice(0, PERSONS.length * 0.4)) {
        const { sleeves } = cut(form, category, type);
        const right = sleeves.map(({ reach }) => reach[0]).find((outline) => outline && outline.from.x > 0);
        if (!right) continue;
        const polygon = createPolyline(right).points;
        const low = Math.max(...polygon.map(({ y }) => y));
        for (let share = 0.36; share < 0.96; share += 0.06) {
          const [outer, inner] = [form.arm.at(share, 0), form.arm.at(share, 1)];
          if (Math.max(outer.y, inner.y) > low - 0.9) break;
          if (!isWithin(polygon, outer) || !isWithin(polygon, inner)) outside.push({ measurements, share });
        }
      }
      expect(outside).toEqual([]);
    },
  );

  it.each([
    ['mini', (b: TapeMeasurements) => b.headToChest + b.chestToCrotch + b.crotchToKnee * 0.52],
    ['above-knee', (b: TapeMeasurements) => b.headToChest + b.chestToCrotch + b.crotchToKnee * 0.84],
    ['knee', (b: TapeMeasurements) => b.headToChest + b.chestToCrotch + b.crotchToKnee],
    ['below-knee', (b: TapeMeasurements) => computeHeight(b) - b.kneeToFloor * 0.88],
    ['mid-calf', (b: TapeMeasurements) => computeHeight(b) - b.kneeToFloor * 0.55],
    ['ankle', (b: TapeMeasurements) => computeHeight(b) - b.kneeToFloor * 0.18],
  ])('drawWorn ends a %s hem within a centimeter of its measured position', (length, wanted) => {
    for (const measurements of PLAUSIBLE_BODIES) {
      const { landmarks } = drawWorn({
        measurements,
        garments: [createGarment('Bottoms', 'a-line-skirt', { length: [length] })],
      });
      const inches = computeUnitsPerInch(measurements, landmarks);
      const hem = (landmarks.garments[0]!.places.hem!.y - landmarks.crown.y) / inches;
      expect(Math.abs(hem - wanted(measurements)) * 2.54).toBeLessThan(1);
    }
  });

  it('drawWorn draws hem and waist where its landmarks are', async () => {
    for (const measurements of PLAUSIBLE_BODIES.filter((_, index) => index % 5 === 0)) {
      const { svg, landmarks } = drawWorn({
        measurements,
        garments: [createGarment('Bottoms', 'pencil-skirt', { length: ['knee'], waist: ['high-rise'] })],
      });
      const { top, bottom } = await findVerticalExtent(svg, landmarks.garments[0]!.places.hem!.x - 14);
      const centimeter = computeUnitsPerInch(measurements, landmarks) / 2.54;
      expect(Math.abs(top - landmarks.garments[0]!.places.waist!.y)).toBeLessThan(centimeter);
      expect(Math.abs(bottom - landmarks.garments[0]!.places.hem!.y)).toBeLessThan(centimeter * 1.2);
    }
  });
});

function cut(form: Form, category: string, type: string, attributes: GarmentInput['attributes'] = {}) {
  return findCutter({ category, type })!(createPiece(createGarment(category, type, attributes), form));
}

function computeEdgeX(points: readonly Point[], y: number): number {
  let widest = 0;
  points.forEach((a, index) => {
    const b = points[(index + 1) % points.length]!;
    if (a.y <= y === b.y <= y) return;
    widest = Math.max(widest, a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y));
  });
  return widest;
}

function isWithin(polygon: readonly Point[], p: Point): boolean {
  let inside = false;
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length]!;
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y)) inside = !inside;
  });
  return inside;
}

async function findVerticalExtent(svg: string, x: number): Promise<{ top: number; bottom: number }> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const scale = info.width / WORN_SHEET.width;
  const rows: number[] = [];
  for (let row = 0; row < info.height; row += 1) {
    const at = (row * info.width + Math.round(x * scale)) * info.channels;
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (green > red * 1.6 && green > blue * 1.2 && green > 60) rows.push(row);
  }
  return { top: rows[0]! / scale, bottom: rows.at(-1)! / scale };
}
