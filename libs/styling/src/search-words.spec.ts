import {
  compileKnowledge,
  searchDictionary,
  listSearchWords,
  searchWordsOfGarment,
  type ProfileFeature,
  type SearchKnowledge,
  type StylingKnowledge,
} from './index';

const createRatedValue = (feature: string, attribute: string, value: string, rating: number) => ({
  id: `${feature}/${value}`,
  feature,
  attribute,
  value,
  rating,
  effect: `${value}.`,
  onlyWhereWorn: false,
});

const createFeature = (key: string) => {
  const [bodyPart = '', attribute = ''] = key.split(':');
  return { key, bodyPart, attribute, displayName: key, zones: [bodyPart] };
};

const KNOWLEDGE: StylingKnowledge = {
  features: [createFeature('neck:short'), createFeature('hips:wide')],
  recommendations: [
    createRatedValue('neck:short', 'neckline', 'v', 2),
    createRatedValue('hips:wide', 'fabric', 'crepe', 3),
    createRatedValue('neck:short', 'fabric', 'crepe', -1),
    createRatedValue('hips:wide', 'length', 'hip', -2),
  ],
  itemTypes: [
    { slug: 'sweater', covers: ['neck', 'hips'], rated: ['neckline', 'length', 'fabric', 'fit', 'style'] },
    { slug: 'mule', covers: [], rated: ['style', 'fit', 'fabric'] },
  ],
  items: [
    {
      id: 'one',
      type: 'sweater',
      attributes: { neckline: ['v'], style: ['wrap'], length: ['hip'], fit: ['easy'], fabric: ['crepe'] },
    },
    {
      id: 'many',
      type: 'sweater',
      attributes: { style: ['wrap', 'a', 'b', 'c', 'd', 'e', 'f', 'g'] },
    },
    { id: 'twice', type: 'sweater', attributes: { style: ['wrap', 'wrap-neck', 'like-the-type'] } },
    { id: 'shoe', type: 'mule', attributes: { style: ['wrap'], fit: ['easy'], fabric: ['crepe'] } },
  ],
  facts: { values: [], features: [] },
};

const createWord = (slug: string, ...search: [string, string?]) => ({ slug, search });
const WORDS: SearchKnowledge = {
  itemTypes: [
    { slug: 'sweater', category: 'Tops', displayName: 'V-neck sweater', british: 'V-neck jumper' },
    { slug: 'mule', category: 'Shoes', displayName: 'Mule', search: ['slip-on', 'slider'] },
  ],
  attributes: [
    { slug: 'neckline', values: [createWord('v', 'deep v')] },
    { slug: 'length', values: [createWord('hip', 'hip length')] },
    { slug: 'fit', values: [{ slug: 'easy', searchFor: { Shoes: ['easy slip-on'] } }] },
    {
      slug: 'fabric',
      values: [{ ...createWord('crepe', 'crepe', 'crêpe'), searchFor: { Shoes: ['crepe sole'] } }],
    },
    {
      slug: 'style',
      values: [
        { ...createWord('wrap', 'wrap front'), searchFor: { Shoes: null } },
        createWord('wrap-neck', 'front wrap'),
        createWord('like-the-type', 'v-neck'),
        ...[...'abcdefg'].map((slug) => createWord(slug, `word ${slug}`)),
      ],
    },
  ],
};

const compiled = compileKnowledge(KNOWLEDGE);
const american = searchDictionary(WORDS, 'american');
const listProfile = (strengths: Record<string, number>): ProfileFeature[] =>
  Object.entries(strengths).map(([key, strength]) => ({
    key,
    kind: 'balance',
    reason: '',
    strength,
    ticked: false,
    choice: 'balance',
  }));

describe('listSearchWords', () => {
  it('starts with the type, then the most helpful values, and omits harmful ones', () => {
    const features = listProfile({ 'hips:wide': 1, 'neck:short': 0.5 });
    expect(listSearchWords(compiled, features, 0, american)).toEqual([
      'v-neck sweater',
      'crepe',
      'deep v',
      'wrap front',
    ]);
  });

  it('orders words by importance to the user', () => {
    const features = listProfile({ 'hips:wide': 0.4, 'neck:short': 0.6 });
    expect(listSearchWords(compiled, features, 0, american).slice(1, 3)).toEqual(['deep v', 'crepe']);
  });

  it('inverts the effects on features that the user wants to show', () => {
    const [hips] = listProfile({ 'hips:wide': 1 });
    const words = listSearchWords(compiled, [{ ...hips!, choice: 'show' }], 0, american);
    expect(words).toContain('hip length');
    expect(words).not.toContain('crepe');
  });

  it('uses British words if they differ', () => {
    const british = searchDictionary(WORDS, 'british');
    const words = listSearchWords(compiled, listProfile({ 'hips:wide': 1 }), 0, british);
    expect(words.slice(0, 2)).toEqual(['v-neck jumper', 'crêpe']);
  });

  it('uses the category’s shop words if there are any, and names the type once', () => {
    expect(listSearchWords(compiled, [], 3, american)).toEqual(['slip-on', 'easy', 'crepe sole']);
    expect(listSearchWords(compiled, [], 3, searchDictionary(WORDS, 'british'))[0]).toBe('slider');
  });

  it('returns at most six words', () => {
    expect(listSearchWords(compiled, [], 1, american)).toHaveLength(6);
  });

  it('never repeats a word', () => {
    expect(listSearchWords(compiled, [], 2, american)).toEqual(['v-neck sweater', 'wrap front']);
  });
});

it('searchWordsOfGarment starts with the color and the strongest values, and keeps the rest', () => {
  const createEffect = (attribute: string, value: string, rating: number, strength = 1) => ({
    attribute,
    value,
    rating,
    strength,
  });
  const garment = {
    type: 'sweater',
    attributes: { style: ['wrap'], neckline: ['v'], length: ['hip'], fabric: ['crepe'] },
    colors: [{ name: 'Red' }],
  };
  const effects = [
    createEffect('neckline', 'v', 2, 0.5),
    createEffect('fabric', 'crepe', 3),
    createEffect('length', 'hip', 1),
    createEffect('length', 'hip', -2),
  ];
  expect(searchWordsOfGarment(garment, effects, american)).toEqual([
    'red',
    'v-neck sweater',
    'crepe',
    'deep v',
    'wrap front',
    'hip length',
  ]);
});
