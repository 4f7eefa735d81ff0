/** @jest-environment node */
import type { Garment, GarmentChoice } from '@figura/contracts';
import { GARMENT_KINDS } from '@figura/contracts';
import { drawWorn } from '@figura/drawing';
import { A_TAPE } from '../../../lib/testing/a-user';
import { createUsualGarment, withAnswer } from '../../../ui/garment/answers';
import { listEdges, findPlace, findStop } from './edges';
import type { EdgeName } from './edges';

const createUsual = (type: string): Garment =>
  createUsualGarment(GARMENT_KINDS.find((kind) => kind.type === type)!);
const getEdge = (garment: Garment, name: EdgeName) => listEdges(garment).find((edge) => edge.name === name)!;
const drawn = (garment: Garment) => drawWorn({ measurements: A_TAPE, garments: [garment] }).landmarks;

it.each(GARMENT_KINDS.map((kind) => [kind.type, kind] as const))(
  'the edges of a %s only stop at values of the type, and reach every value of a chip',
  (_, kind) => {
    const garment = createUsualGarment(kind);
    for (const { name, choice, stops } of listEdges(garment)) {
      for (const stop of stops) expect(choice.values).toContain(stop);
      for (const value of choice.values.filter((other) => other !== 'high-low')) {
        const moved = getEdge(withAnswer(garment, choice, value), name);
        expect(moved.value).toBe(value);
        expect(moved.stops[findStop(moved)]).toBe(value);
      }
    }
  },
);

it.each<[string, EdgeName, string[]]>([
  ['wrap-dress', 'hem', ['mini', 'above-knee', 'knee', 'below-knee', 'mid-calf', 'ankle', 'floor']],
  ['t-shirt', 'neckline', ['crew', 'scoop', 'v-neck']],
  ['shorts', 'hem', ['short-shorts', 'knee-shorts']],
  ['gilet', 'neckline', ['stand-collar', 'v-neck']],
  ['skort', 'hem', ['mini', 'above-knee', 'knee']],
])('a %s has a %s that stops at each value', (type, name, stops) => {
  expect(getEdge(createUsual(type), name).stops).toEqual(stops);
});

it.each([
  ['gilet', ['hem', 'neckline']],
  ['dungaree-dress', ['hem']],
  ['jumpsuit', ['hem', 'neckline', 'sleeve']],
  ['jeans', ['hem', 'rise']],
  ['sneaker', []],
])('the edges of a %s are %j', (type, names) => {
  expect(
    listEdges(createUsual(type))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(names);
});

it.each(['wrap-dress', 'sheath-dress', 'jumpsuit', 'blazer', 'coat', 't-shirt', 'jeans', 'pencil-skirt'])(
  'the edges of a %s move down from stop to stop',
  (type) => {
    const garment = createUsual(type);
    for (const edge of listEdges(garment)) {
      const heights = edge.stops.map((value) => {
        const moved = withAnswer(garment, edge.choice, value);
        return findPlace({ ...edge, value }, drawn(moved), type)!.y;
      });
      expect(heights).toEqual([...heights].sort((a, b) => a - b));
      expect(new Set(heights).size).toBe(heights.length);
    }
  },
);

it('a rounded hem stays rounded at every length', () => {
  const shirt = createUsual('shirt');
  const { choice } = getEdge(shirt, 'hem');
  const rounded = { ...shirt, attributes: { ...shirt.attributes, length: ['rounded-hem'] } };
  expect(getEdge(rounded, 'hem').value).toBeNull();
  expect(withAnswer(rounded, choice, 'tunic-length').attributes['length']).toEqual([
    'tunic-length',
    'rounded-hem',
  ]);
});

it('an edge with no value starts at the usual value of the type', () => {
  const dress = { ...createUsual('wrap-dress'), attributes: {} };
  const hem = getEdge(dress, 'hem');
  expect(hem.value).toBeNull();
  expect(hem.stops[findStop(hem)]).toBe((hem.choice as GarmentChoice).usual);
});
