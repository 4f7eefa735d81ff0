import { spreadColors } from './spread-colors';

const HEX = { navy: '#1b2a4a', red: '#b01c2e', green: '#2e6b3e' };
const name = (...colors: (keyof typeof HEX)[]) =>
  spreadColors(colors.map((color, index) => ({ color, place: index, colors: [{ hex: HEX[color] }] }))).map(
    ({ color, place }) => `${color} ${place}`,
  );

it('spreadColors keeps the order if no color is next to itself', () => {
  expect(name('navy', 'red', 'navy', 'green')).toEqual(['navy 0', 'red 1', 'navy 2', 'green 3']);
});

it('spreadColors puts another color between two items of one color', () => {
  expect(name('navy', 'navy', 'red', 'navy', 'green')).toEqual([
    'navy 0',
    'red 2',
    'navy 1',
    'green 4',
    'navy 3',
  ]);
});

it('spreadColors keeps every item if all have one color', () => {
  expect(name('navy', 'navy')).toEqual(['navy 0', 'navy 1']);
});
