import { join } from 'node:path';
import { compileLexicon, createReader } from '@figura/garments';
import { loadLexicon } from './load-lexicon';

const lexicon = loadLexicon(join(__dirname, '../../content'));
const reader = createReader(compileLexicon(lexicon));

it.each([
  ['long sleave top', { type: 'top', attributes: { sleeveLength: ['wrist'] } }],
  ['cardigain', { type: 'cardigan' }],
  ['denim skrit', { type: 'skirt', attributes: { fabric: ['denim'] } }],
  ['velvt blazer', { type: 'blazer', attributes: { fabric: ['velvet'] } }],
])('reads the typo in %s', (text, reading) => {
  expect(reader.readText(text)).toMatchObject(reading);
});

it.each(['swede', 'plated', 'grace', 'mango', 'bland', 'state', 'river'])(
  'does not correct the word "%s"',
  (word) => {
    const { attributes, colors, unread } = reader.readText(`a ${word} dress`);
    expect({ attributes, colors, unread }).toEqual({
      attributes: {},
      colors: [],
      unread: lexicon.silent.includes(word) ? [] : [word],
    });
  },
);

it('realWords contains no kind of garment', () => {
  const names = new Set(lexicon.kinds.flatMap(({ words }) => words));
  expect(lexicon.realWords.filter((word) => names.has(word))).toEqual([]);
});
