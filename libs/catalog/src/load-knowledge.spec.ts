import { join } from 'node:path';
import { BODY_CONCERNS, OPPOSITE_FEATURES } from '@figura/contracts';
import { CatalogError } from './catalog-error';
import { loadKnowledge } from './load-knowledge';
import { rate } from './rating';
import { ContentCopy } from './testing/content-copy';
import { CLOTHING_ATTRIBUTES } from './vocabulary';

const content = join(__dirname, '../content');

const SHARED_WISHES = ['waist:straight,waist:defined'];
const isBetween = (feature: string) => feature.endsWith(':balanced');

describe('Knowledge of the built-in catalog', () => {
  const { vocabulary, optics, features, referenceAdvice } = loadKnowledge(content);

  it('each attribute has at least 8 values, and British names only where they differ', () => {
    for (const attribute of CLOTHING_ATTRIBUTES) {
      const values = Object.values(vocabulary[attribute].values);
      expect({ attribute, enough: values.length >= 8 }).toEqual({ attribute, enough: true });
      expect(values.filter(({ name, british }) => name === british)).toEqual([]);
    }
  });

  it('features cover the test page, every self-analysis option, and the vertical types', () => {
    const keys = features.map(({ key }) => key);
    const others = [
      'shoulders:narrow',
      'shoulders:broad',
      'waist:defined',
      'hips:wide',
      'hips:narrow',
      'legs:short',
      'legs:long',
      'chest:big',
      'chest:small',
      'torso:long',
      'torso:short',
      'mid-body:short',
      'waist:straight',
      'calves:short',
      'calves:long',
      'height:petite',
      'height:tall',
      'shoulders:balanced',
      'chest:balanced',
      'waist:balanced',
      'legs:balanced',
    ];
    expect(new Set(keys)).toEqual(new Set([...BODY_CONCERNS, ...others]));
    expect(keys).toHaveLength(51);
  });

  it('features have published advice as evidence, except those derived only from proportions', () => {
    const without = features.map(({ key }) => key).filter((key) => !(key in referenceAdvice));
    expect(without.sort()).toEqual([
      'calves:long',
      'calves:short',
      'chest:balanced',
      'height:petite',
      'height:tall',
      'legs:balanced',
      'shoulders:balanced',
      'waist:balanced',
      'waist:straight',
    ]);
  });

  it.each(OPPOSITE_FEATURES.filter((pair) => !SHARED_WISHES.includes(pair.join()) && !pair.some(isBetween)))(
    'the opposite features %s and %s disagree on at least as many values as they agree on',
    (a, b) => {
      const [first, second] = [a, b].map((name) => features.find(({ key }) => key === name)!);
      const signs = CLOTHING_ATTRIBUTES.flatMap((attribute) =>
        Object.keys(vocabulary[attribute].values).map(
          (value) =>
            Math.sign(rate(optics, first!, attribute, value).rating) *
            Math.sign(rate(optics, second!, attribute, value).rating),
        ),
      );
      const agreeing = signs.filter((sign) => sign > 0).length;
      expect(signs.filter((sign) => sign < 0).length).toBeGreaterThanOrEqual(agreeing);
    },
  );

  it('no feature strongly advises against horizontal stripes', () => {
    const ratings = features.map((feature) => rate(optics, feature, 'prints', 'stripe-horizontal').rating);
    expect(Math.min(...ratings)).toBeGreaterThanOrEqual(-1);
  });
});

describe('loadKnowledge', () => {
  const copy = new ContentCopy();

  afterEach(() => copy.restore());
  afterAll(() => copy.delete());

  function listProblemsAfterEdit(file: string, from: string, to: string) {
    copy.edit(file, from, to);
    try {
      loadKnowledge(copy.folder);
    } catch (error) {
      if (error instanceof CatalogError) return error.problems;
      throw error;
    }
    return [];
  }

  it('loadKnowledge refuses invalid YAML with the line', () => {
    expect(
      listProblemsAfterEdit('vocabulary.en.yaml', '  displayName: Jewelry', '  displayName: [Jewelry'),
    ).toContainEqual(
      expect.objectContaining({ file: 'vocabulary.en.yaml', field: '', line: expect.any(Number) }),
    );
  });

  it('loadKnowledge refuses an unknown field with its line', () => {
    const [problem] = listProblemsAfterEdit(
      'features.yaml',
      '  zones: [neck]\n',
      '  zones: [neck]\n  steadfast: {}\n',
    );
    expect(problem).toEqual({
      file: 'features.yaml',
      line: expect.any(Number),
      field: 'neck:long.steadfast',
      message: 'Unknown field',
    });
    const lines = copy.read('features.yaml').split('\n');
    expect(lines[problem!.line - 1]).toContain('steadfast');
  });

  it.each([
    ['optics/neckline.yaml', 'deep-v:', 'deeper-v:', 'Unknown value "deeper-v"'],
    ['optics/neckline.yaml', 'deep-v:', 'deeper-v:', 'No optics for "deep-v"'],
    ['optics/neckline.yaml', 'line:', 'lines:', 'Unknown rule "lines"'],
    ['optics/neckline.yaml', 'neck.length', 'nose.length', 'Unknown zone "nose"'],
    ['optics/neckline.yaml', 'neck.length', 'neck.lenght', 'Unknown effect "lenght"'],
    ['optics/neckline.yaml', 'round: nothing', 'round: {}', 'Expected effects, or the word "nothing"'],
    ['vocabulary.yaml', 'part: neck', 'part: nape', 'Invalid option'],
    ['vocabulary.yaml', 'british: Polo neck', 'british: Turtleneck', 'The same in American'],
    ['vocabulary.yaml', ', unmatched: true', '', 'Expected its key in another vocabulary, or "unmatched"'],
    ['vocabulary.yaml', ', unmatched: true', ', unmatched: true, shopify: aa-1', 'It is matched'],
    ['vocabulary.yaml', 'british: Polo neck', 'british: Crew neck', '"Crew neck" is the name of "crew" too'],
    ['vocabulary.yaml', 'wide-v: {', 'wide-v: { part: neck,', '"neck" is the part of the'],
    ['vocabulary.yaml', 'oneOf: [crew, scoop]', 'oneOf: [crew, scope]', 'Unknown value "scope"'],
    ['vocabulary.yaml', 'oneOf: [crew, scoop]', 'oneOf: [crew, round]', 'Unknown value "round"'],
    ['optics.yaml', 'value: halter', 'value: halters', 'Unknown value "halters"'],
    ['optics.yaml', 'feature: height:petite', 'feature: height:small', 'Unknown feature "height:small"'],
    ['optics.yaml', 'collar: [neck]', 'collar: [nape]', 'Unknown zone "nape"'],
    ['optics.yaml', 'collar: [neck]', 'collar: [neck, feet]', 'Zone "feet" is in two areas'],
    ['optics.yaml', 'study: thompson-2011', 'study: thompson-1911', 'Unknown study "thompson-1911"'],
    [
      'optics.yaml',
      '    why: Said to narrow broad shoulders',
      '    study: nobody-2011\n    why: Said to narrow broad shoulders',
      'Unknown study "nobody-2011"',
    ],
    ['optics.yaml', '    study: thompson-2011\n', '', 'Evidence "tested" needs a study'],
    ['studies.yaml', 'id: ashida-2013', 'id: thompson-2011', 'No entry has this name'],
    ['studies.yaml', 'custom: against', 'custom: perhaps', 'Invalid option'],
    ['studies.yaml', 'https://doi.org', 'http://doi.org', 'Expected an https URL'],
    ['features.yaml', 'zones: [neck]', 'zones: [nape]', 'Unknown zone "nape"'],
    ['features.yaml', 'neck.volume', 'worn.volume', 'Unknown zone "worn"'],
    ['features.yaml', 'steady: { waist.width', 'steady: { waste.width', 'Unknown zone "waste"'],
    ['facts.yaml', 'accessories:wide-belt', 'accessories:broad-belt', 'Unknown: "accessories:broad-belt"'],
    [
      'facts.yaml',
      'accessories:wide-belt',
      'accessories:big-buckle',
      'Duplicate entry "accessories:big-buckle"',
    ],
    ['facts.yaml', 'arms:flabby', 'arms:soft', 'Unknown: "arms:soft"'],
    ['reference-advice.yaml', 'neck:long:', 'neck:lengthy:', 'Unknown feature "neck:lengthy"'],
    ['reference-advice.yaml', 'neckline:cowl', 'neckline:cowls', 'Unknown value "neckline:cowls"'],
    ['reference-advice.yaml', 'neckline:cowl', 'neckline:v-neck', 'The rating of "neckline:v-neck" is -2'],
  ])('loadKnowledge refuses %s with %s replaced by %s', (file, from, to, message) => {
    expect(listProblemsAfterEdit(file, from, to)).toContainEqual(
      expect.objectContaining({
        file: expect.stringMatching(file.replace('.yaml', '(\\.en)?\\.yaml')),
        message: expect.stringContaining(message),
      }),
    );
  });

  it('loadKnowledge lists every problem in its message', () => {
    const error = new CatalogError([
      { file: 'a.yaml', line: 3, field: 'x.y', message: 'Wrong' },
      { file: 'b.yaml', line: 1, field: '', message: 'Empty' },
    ]);
    expect(error.message).toBe('a.yaml:3 x.y: Wrong\nb.yaml:1: Empty');
  });
});
