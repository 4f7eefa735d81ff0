import type { CatalogProblem } from './catalog-error';
import { loadKnowledge } from './load-knowledge';
import { loadTexts } from './load-texts';
import { ContentCopy } from './testing/content-copy';

const copy = new ContentCopy();
const knowledge = loadKnowledge(copy.folder);
const GUIDED = {
  id: 'neck-long_hair_pixie',
  feature: 'neck:long',
  attribute: 'hair',
  value: 'pixie',
} as const;
const BUILT = { id: 'neck-short_neckline_v-neck', feature: 'neck:short', attribute: 'neckline' } as const;

afterEach(() => copy.restore());
afterAll(() => copy.delete());

function load() {
  const problems: CatalogProblem[] = [];
  const recommendations = [
    { ...GUIDED, inGuide: true },
    { ...BUILT, value: 'v-neck', inGuide: false },
  ];
  const { de } = loadTexts(copy.folder, knowledge, recommendations, problems, ['en', 'de']);
  return { de: de!, problems };
}

it('a translation sits beside the English texts and may have gaps', () => {
  copy.write('items/tops.de.yaml', 'sky-oxford-shirt: { name: Himmelblaues Hemd }\n');
  copy.write(
    'guides/neck-long.de.yaml',
    'recommendations: { "hair:pixie": { effect: Die Haare stehen. } }\n',
  );
  const { de, problems } = load();
  expect(problems).toEqual([]);
  expect(de['items/tops']).toEqual({ 'sky-oxford-shirt.name': 'Himmelblaues Hemd' });
  expect(de['effects']).toEqual({ [GUIDED.id]: 'Die Haare stehen.' });
});

it('effects without a sentence in a guide are built in the language of the texts', () => {
  copy.write(
    'optics.de.yaml',
    copy
      .read('optics.en.yaml')
      .replace('{first} and {second}', '{first} und {second}')
      .replaceAll('makes', 'macht'),
  );
  expect(load().de['effects']?.[BUILT.id]).toMatch(/^Macht the neck look longer( und .*)?\.$/);
});

it.each([
  ['items/tops', 'skye-oxford-shirt: { name: Hemd }', 'Not in the English texts'],
  [
    'looks/looks',
    'looks: { suit-same-cloth: { why: "{mid}: aus einem Stoff." } }',
    'Expected {bottom} and {mid}',
  ],
])('a translation of %s that does not match English is refused: %s', (file, text, message) => {
  copy.write(`${file}.de.yaml`, `${text}\n`);
  expect(load().problems).toEqual([
    expect.objectContaining({ file: `${file}.de.yaml`, line: 1, message: expect.stringContaining(message) }),
  ]);
});
