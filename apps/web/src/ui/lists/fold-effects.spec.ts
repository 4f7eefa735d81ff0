/** @jest-environment node */
import { createEffect } from '../../lib/testing/a-recommendation';
import { foldEffects } from './fold-effects';

const onHips = (displayName: string) => createEffect({ bodyPart: 'Wide hips', displayName });
const onWaist = (displayName: string) => createEffect({ bodyPart: 'Defined waist', displayName });

const listNames = (groups: ReturnType<typeof foldEffects>['shown']) =>
  groups.map(({ bodyPart, effects }) => [bodyPart, ...effects.map(({ displayName }) => displayName)]);

it('foldEffects groups effects by body part, in the order of first appearance', () => {
  const { shown, rest } = foldEffects([onHips('a'), onWaist('b'), onHips('c')]);
  expect(listNames(shown)).toEqual([
    ['Wide hips', 'a', 'c'],
    ['Defined waist', 'b'],
  ]);
  expect(rest).toEqual([]);
});

it('foldEffects shows the first five effects across all body parts', () => {
  const effects = [
    onHips('a'),
    onWaist('b'),
    onHips('c'),
    onHips('d'),
    onWaist('e'),
    onHips('f'),
    onWaist('g'),
  ];
  const { shown, rest } = foldEffects(effects);
  expect(listNames(shown)).toEqual([
    ['Wide hips', 'a', 'c', 'd'],
    ['Defined waist', 'b', 'e'],
  ]);
  expect(listNames(rest)).toEqual([
    ['Wide hips', 'f'],
    ['Defined waist', 'g'],
  ]);
});

it('foldEffects never folds a caution of a point or more', () => {
  const weak = Array.from({ length: 6 }, (_, index) =>
    createEffect({ displayName: `weak ${index + 1}`, rating: -1, strength: 0.5 }),
  );
  const strong = createEffect({ displayName: 'strong', rating: -2, strength: 0.5 });
  const { shown, rest } = foldEffects([...weak, strong]);
  expect(listNames(shown)[0]).toEqual([
    'Wide hips',
    'weak 1',
    'weak 2',
    'weak 3',
    'weak 4',
    'weak 5',
    'strong',
  ]);
  expect(listNames(rest)).toEqual([['Wide hips', 'weak 6']]);
});
