/** @jest-environment node */
import { GARMENT_KINDS } from '@figura/contracts';
import { drawWorn } from '@figura/drawing';
import { A_TAPE } from '../../../lib/testing/a-user';
import { createUsualGarment, withAnswer } from '../../../ui/garment/answers';
import { listEdges, findPlace } from './edges';
import { formatValueWords } from './value-words';

const height = A_TAPE.headToChest + A_TAPE.chestToCrotch + A_TAPE.crotchToKnee + A_TAPE.kneeToFloor;

function describeValue(type: string, name: string, value: string, unit: 'in' | 'cm' | null): string {
  const garment = createUsualGarment(GARMENT_KINDS.find((kind) => kind.type === type)!);
  const { choice } = listEdges(garment).find((each) => each.name === name)!;
  const moved = withAnswer(garment, choice, value);
  const body = drawWorn({ measurements: A_TAPE, garments: [moved] }).landmarks;
  const edge = listEdges(moved).find((each) => each.name === name)!;
  const words = formatValueWords(edge, findPlace(edge, body, type)!, body, unit && { unit, height });
  return words.replaceAll('\u00a0', ' ');
}

it.each([
  ['wrap-dress', 'hem', 'mini', 'in', /^Hem at mid-thigh, about \d[\d ½]* in above the middle of the knee$/],
  ['wrap-dress', 'hem', 'mid-calf', 'cm', /^Hem at mid-calf, about \d+ cm below the middle of the knee$/],
  ['pencil-skirt', 'hem', 'ankle', 'in', /^Hem at the ankle, about \d[\d ¼½¾]* in above the floor$/],
  ['wrap-dress', 'hem', 'floor', 'in', /^Hem to the floor$/],
  ['t-shirt', 'hem', 'crop', 'in', /^Top ending above the waist$/],
  ['t-shirt', 'neckline', 'crew', 'in', /^Crew neck/],
  ['t-shirt', 'neckline', 'v-neck', 'in', /^V-neck, about \d[\d ¼½¾]* in below the base of the neck$/],
  ['blazer', 'sleeve', 'elbow', 'in', /^Sleeve to the elbow, about 13 in from the shoulder seam$/],
  ['blazer', 'sleeve', 'elbow', 'cm', /^Sleeve to the elbow, about 32 cm from the shoulder seam$/],
  ['blazer', 'sleeve', 'rolled-forearm', 'in', /^Sleeve rolled to the forearm$/],
  ['jeans', 'rise', 'mid-rise', 'in', /^Mid rise, a little below the waist$/],
  ['jeans', 'hem', 'ankle-length', null, /^Ankle-length leg$/],
] as const)('describes a %s with %s at %s in %s', (type, name, value, unit, words) => {
  expect(describeValue(type, name, value, unit)).toMatch(words);
});

it('describes an edge without a value as not specified', () => {
  const edge = listEdges({
    ...createUsualGarment(GARMENT_KINDS.find(({ type }) => type === 't-shirt')!),
    attributes: {},
  });
  const body = drawWorn({ measurements: A_TAPE, garments: [] }).landmarks;
  expect(formatValueWords(edge[0]!, { y: 0 }, body, null)).toBe('Not specified');
});
