import { readWords } from '@figura/garments';
import { getGarmentReader } from './garment-reader';
import { readQuestion } from './read-question';
import { readBuiltInCatalog } from '../testing/built-in-catalog';

const catalog = readBuiltInCatalog();
const read = (text: string) => readQuestion({ text }, catalog);

it.each([
  ['a red wrap dress and black ankle boots', 'wrap-dress', 'Red', 'black ankle boots'],
  ['white linen shirt & navy chinos', 'shirt', 'White', 'navy chinos'],
  ['black jeans with a white blouse', 'jeans', 'Black', 'white blouse'],
  ['a camel coat and my brown loafers', 'coat', 'Camel', 'brown loafers'],
  ['ein rotes Wickelkleid und schwarze Stiefeletten', 'wrap-dress', 'Red', 'schwarze Stiefeletten'],
  ['une robe noire et des bottines rouges', 'dress', 'Black', 'bottines rouges'],
])('“%s” is read as its first garment, and the other one is named', (text, type, color, other) => {
  const { garment, other: named } = read(text);
  expect({ type: garment.type, color: garment.colors[0]?.name, named }).toEqual({
    type,
    color,
    named: other,
  });
  expect(garment.colors).toHaveLength(1);
});

it.each([
  'black and white striped dress',
  'trench coat with hood and belt',
  'a dress with pockets and a tie belt',
  'shirt dress with collar and long sleeves',
  'sweater with a shirt collar',
  'wrap dress and midi dress',
  'boots with heel and zip',
])('“%s” is one garment', (text) => {
  expect(read(text).other).toBeUndefined();
});

it('no item name of the catalog is read as two garments', () => {
  const split = catalog.items.filter(({ name, category }) => {
    if (category === 'Styling') return false;
    const words = readWords(getGarmentReader(), name);
    return typeof words !== 'string' && words.other !== undefined;
  });
  expect(split.map(({ name }) => name)).toEqual([]);
});
