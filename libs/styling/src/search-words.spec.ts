import {
  compileKnowledge,
  searchDictionary,
  searchWordsOf,
  type ProfileFeature,
  type SearchKnowledge,
  type StylingKnowledge,
} from './index';

const rated = (feature: string, attribute: string, value: string, rating: number) => ({
  id: `${feature}/${value}`,
  feature,
  attribute,
  value,
  rating,
  effect: `${value}.`,
  onlyWhereWorn: false,
});

const feature = (key: string) => {
  const [bodyPart = '', attribute = ''] = key.split(':');
  return { key, bodyPart, attribute, displayName: key, zones: [bodyPart] };
};

const KNOWLEDGE: StylingKnowledge = {
  features: [feature('neck:short'), feature('hips:wide')],
  recommendations: [
    rated('neck:short', 'neckline', 'v', 2),
    rated('hips:wide', 'fabric', 'crepe', 3),
    rated('neck:short', 'fabric', 'crepe', -1),
    rated('hips:wide', 'length', 'hip', -2),
  ],
  itemTypes: [
    { slug: 'sweater', covers: ['neck', 'hips'], rated: ['neckline', 'length', 'fabric', 'fit', 'style'] },
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
  ],
  facts: { values: [], features: [] },
};

const word = (slug: string, ...search: [string, string?]) => ({ slug, search });
const WORDS: SearchKnowledge = {
  itemTypes: [{ slug: 'sweater', displayName: 'V-neck sweater', british: 'V-neck jumper' }],
  attributes: [
    { slug: 'neckline', values: [word('v', 'deep v')] },
    { slug: 'length', values: [word('hip', 'hip length')] },
    { slug: 'fit', values: [{ slug: 'easy' }] },
    { slug: 'fabric', values: [word('crepe', 'crepe', 'crêpe')] },
    {
      slug: 'style',
      values: [
        word('wrap', 'wrap front'),
        word('wrap-neck', 'front wrap'),
        word('like-the-type', 'v-neck'),
        ...[...'abcdefg'].map((slug) => word(slug, `word ${slug}`)),
      ],
    },
  ],
};

const compiled = compileKnowledge(KNOWLEDGE);
const american = searchDictionary(WORDS, 'american');
const profileOf = (strengths: Record<string, number>): ProfileFeature[] =>
  Object.entries(strengths).map(([key, strength]) => ({
    key,
    kind: 'balance',
    reason: '',
    strength,
    ticked: false,
    choice: 'balance',
  }));

describe('searchWordsOf', () => {
  it('names the type, then what does most for the user, and leaves out what works against them', () => {
    const features = profileOf({ 'hips:wide': 1, 'neck:short': 0.5 });
    expect(searchWordsOf(compiled, features, 0, american)).toEqual([
      'v-neck sweater',
      'crepe',
      'deep v',
      'wrap front',
    ]);
  });

  it('orders by what matters to this user', () => {
    const features = profileOf({ 'hips:wide': 0.25, 'neck:short': 0.5 });
    expect(searchWordsOf(compiled, features, 0, american).slice(1, 3)).toEqual(['deep v', 'crepe']);
  });

  it('counts what the user wants to show the other way round', () => {
    const [hips] = profileOf({ 'hips:wide': 1 });
    const words = searchWordsOf(compiled, [{ ...hips!, choice: 'show' }], 0, american);
    expect(words).toContain('hip length');
    expect(words).not.toContain('crepe');
  });

  it('speaks British where the words differ', () => {
    const british = searchDictionary(WORDS, 'british');
    const words = searchWordsOf(compiled, profileOf({ 'hips:wide': 1 }), 0, british);
    expect(words.slice(0, 2)).toEqual(['v-neck jumper', 'crêpe']);
  });

  it('gives six words at most', () => {
    expect(searchWordsOf(compiled, [], 1, american)).toHaveLength(6);
  });

  it('says nothing twice', () => {
    expect(searchWordsOf(compiled, [], 2, american)).toEqual(['v-neck sweater', 'wrap front']);
  });
});
