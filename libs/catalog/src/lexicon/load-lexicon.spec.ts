import { loadKnowledge } from '../load-knowledge';
import { ContentCopy } from '../testing/content-copy';
import { CLOTHING_ATTRIBUTES } from '../vocabulary';
import { loadLexicon } from './load-lexicon';

describe('loadLexicon', () => {
  const content = new ContentCopy();
  const { folder } = content;

  afterEach(() => content.restore());
  afterAll(() => content.delete());

  it('returns every value of the vocabulary in order', () => {
    const { vocabulary } = loadKnowledge(folder);
    const given = loadLexicon(folder).values.flatMap(({ attribute, value }) =>
      value === null ? [] : [`${attribute}:${value}`],
    );
    expect([...new Set(given)]).toEqual(
      CLOTHING_ATTRIBUTES.flatMap((attribute) =>
        Object.keys(vocabulary[attribute].values).map((value) => `${attribute}:${value}`),
      ),
    );
  });

  it.each([
    [
      'lexicon/sleeves.yaml',
      /^ {2}bell:/m,
      '  gong:',
      /lexicon\/sleeves\.yaml:\d+.*Unknown value "sleeves:gong"/,
    ],
    ['lexicon/sleeves.yaml', /^ {2}bell:/m, '  gong:', /No word gives "sleeves:bell"/],
    ['lexicon/neckline.yaml', 'not-at: [back]', 'not-at: [moon]', /Unknown part "moon"/],
    ['lexicon/neckline.yaml', 'attribute: neckline', 'attribute: waist', /Expected neckline/],
    [
      'types/dress/words.en.yaml',
      'knit-dress:',
      'space-dress:',
      /dress\/words\.en\.yaml:\d+.*Unknown type "space-dress"/,
    ],
    ['types/dress/words.en.yaml', 'corset-dress:', 'wrap-dress:', /Another kind has this name/],
    ['types/gown/words.en.yaml', 'like: dress', 'like: pudding', /Unknown kind "pudding"/],
    [
      'types/wrap-dress/words.en.yaml',
      'gives: [style:wrap]',
      'gives: [style:warp]',
      /Unknown value "style:warp"/,
    ],
    ['lexicon/colors.yaml', '[dark-shoe]', '[dark-hat]', /Unknown value "color:dark-hat"/],
    ['lexicon/colors.yaml', "'#1b1b1d'", "'black'", /Expected #rrggbb/],
    ['lexicon/grammar.yaml', 'determiner:', 'article:', /lexicon\/grammar\.yaml/],
  ])('refuses %s when %p becomes %p', (name, before, after, message) => {
    content.edit(name, before, after);
    expect(() => loadLexicon(folder)).toThrow(message);
  });

  it('names a missing file', () => {
    content.remove('lexicon/fit.yaml');
    expect(() => loadLexicon(folder)).toThrow(/lexicon\/fit\.yaml:1.*missing/);
  });
});
