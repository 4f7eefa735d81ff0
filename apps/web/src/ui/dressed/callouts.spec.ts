/** @jest-environment node */
import { drawWorn, completeOutfit } from '@figura/drawing';
import { createGarment } from '../../lib/testing/a-recommendation';
import { A_TAPE } from '../../lib/testing/a-user';
import { listCalloutPlaces } from './callouts';
import type { Pointed } from './callouts';

const garment = createGarment();
const { landmarks: body } = drawWorn({ measurements: A_TAPE, garments: completeOutfit(garment) });
const findPlace = (attribute: string, value: string) =>
  listCalloutPlaces(body, garment.type, [{ attribute, value }])[0]!;

it.each([
  ['specialFeatures', 'epaulettes', 'shoulder'],
  ['line', 'shoulder-yoke', 'shoulder'],
  ['specialFeatures', 'chest-pockets', 'chest'],
  ['color', 'light-top', 'chest'],
  ['accessories', 'slim-tonal-belt', 'waist'],
  ['accessories', 'hip-belt', 'hip'],
  ['color', 'skin-tone-shoe', 'ankle'],
])('a callout of %s:%s is nearest to the %s', (attribute, value, place) => {
  const { y } = findPlace(attribute, value);
  const distances = (['shoulder', 'chest', 'waist', 'hip', 'ankle'] as const).map(
    (name) => [Math.abs(body[name].y - y), name] as const,
  );
  expect(distances.sort(([a], [b]) => a - b)[0]![1]).toBe(place);
});

it('callouts at one place do not overlap', () => {
  const values: Pointed[] = ['neckline', 'jewelry', 'neckline'].map((attribute) => ({
    attribute,
    value: 'x',
  }));
  const places = listCalloutPlaces(body, garment.type, values);
  for (const [index, place] of places.entries())
    for (const other of places.slice(0, index))
      expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(40);
});

it('a callout of the sleeve length is at the hem of a sleeve', () => {
  const { edges } = body.garments.find(({ type }) => type === garment.type)!;
  expect(edges.sleeve).toContainEqual(findPlace('sleeveLength', 'elbow'));
});

it('a callout whose place is taken moves along its own part', () => {
  const { edges } = body.garments.find(({ type }) => type === garment.type)!;
  const waists = ['waist-seam', 'tie'].map((value) => ({ attribute: 'waist', value }));
  for (const place of listCalloutPlaces(body, garment.type, waists))
    expect(edges.waist).toContainEqual(place);
});
