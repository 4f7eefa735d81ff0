import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogFeature, CatalogItem, CatalogItemType, CatalogRecommendation } from './catalog';
import type { CatalogProblem } from './catalog-error';
import { checkSentences } from './check-sentences';
import { loadCatalog } from './load-catalog';
import { loadKnowledge } from './load-knowledge';

const content = join(__dirname, '../content');
const knowledge = loadKnowledge(content);
const catalog = loadCatalog(content);
const TEXTS = 'guides/arms-flabby.en.yaml';

const createSatin = (
  effect: string,
  changed: Partial<CatalogRecommendation> = {},
): CatalogRecommendation => ({
  ...catalog.recommendations.find(({ id }) => id === 'arms-flabby_fabric_satin')!,
  effect,
  ...changed,
});
const createItem = (type: string, attributes: CatalogItem['attributes'] = {}): CatalogItem => {
  const like = catalog.items.find((entry) => entry.type === type)!;
  return { ...like, id: `satin-${type}`, attributes: { fabric: ['satin'], ...attributes } };
};

function listProblems(recommendation: CatalogRecommendation, items: CatalogItem[]): CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  const features: readonly CatalogFeature[] = catalog.features;
  const itemTypes: readonly CatalogItemType[] = catalog.itemTypes;
  checkSentences(
    content,
    knowledge,
    { features, itemTypes, recommendations: [recommendation], items },
    problems,
  );
  return problems;
}
const listMessages = (effect: string, ...items: CatalogItem[]) =>
  listProblems(createSatin(effect), items).map(({ message }) => message);

describe('checkSentences', () => {
  it('reports the guide, line, field, word, and one misfit item of each type', () => {
    const items = [
      createItem('blouse'),
      createItem('cape'),
      { ...createItem('cape'), id: 'another-cape' },
      createItem('shawl'),
    ];
    const [problem, ...others] = listProblems(createSatin('A gleam runs along the sleeve.'), items);
    expect(others).toEqual([]);
    expect(problem).toEqual({
      file: TEXTS,
      line: expect.any(Number),
      field: 'recommendations.fabric:satin.effect',
      message: '"sleeve" does not fit cape (satin-cape), shawl (satin-shawl)',
    });
    const lines = readFileSync(join(content, TEXTS), 'utf8').split('\n').slice(0, problem!.line);
    expect(lines.at(-1)).toMatch(/^ {4}effect:/);
    expect(lines.at(-2)).toContain('fabric:satin');
  });

  it.each([
    ['A gleam runs along the cloth.', 'cape'],
    ['A gleam runs along the sleeves.', 'blouse'],
    ['A gleam runs along the skirt.', 'slip-dress'],
    ['Like a shirt collar, it stands out.', 'cape'],
  ])('accepts "%s" beside a %s', (effect, type) => {
    expect(listMessages(effect, createItem(type))).toEqual([]);
  });

  it.each([
    ['SLEEVES that gleam draw the eye.', 'cape', 'SLEEVES'],
    ['The dresses gleam.', 'blouse', 'dresses'],
    ['A gleam runs over the trouser leg.', 'maxi-dress', 'trouser'],
    ['The bodice gleams above the waistband.', 'blouse', 'waistband'],
  ])('refuses "%s" beside a %s', (effect, type, word) => {
    expect(listMessages(effect, createItem(type))).toEqual([
      expect.stringContaining(`"${word}" does not fit ${type}`),
    ]);
  });

  it('matches whole words only', () => {
    expect(listMessages('A coated, skirting gleam that addresses the arm.', createItem('blouse'))).toEqual(
      [],
    );
  });

  it('considers the attributes of the item, not just its type', () => {
    const bare = createItem('blouse', { sleeveLength: ['sleeveless'] });
    expect(listMessages('A gleam runs along the sleeve.', bare)).toEqual([
      '"sleeve" does not fit blouse (satin-blouse)',
    ]);
  });

  it('skips items that never show the sentence', () => {
    const linen = { ...createItem('cape'), attributes: { fabric: ['linen'] } };
    expect(
      listMessages('A gleam runs along the sleeve.', linen, createItem('pencil-skirt'), createItem('beret')),
    ).toEqual([]);
  });

  it('allows jewelry and styling to mention the clothes that they are worn with', () => {
    const layering = createItem('layering');
    expect(listMessages('A gleam runs along the sleeve and the trouser.', layering)).toEqual([]);
  });

  it('allows a value to mention the piece next to it', () => {
    const shoe = createItem('pump', { color: ['trouser-tone-shoe'], fabric: ['satin'] });
    const listProblemsAbout = (attribute: CatalogRecommendation['attribute'], value: string) =>
      listProblems(
        createSatin('The trousers run on.', {
          feature: 'legs:short',
          attribute,
          value,
          onlyWhereWorn: false,
        }),
        [shoe],
      );
    expect(listProblemsAbout('color', 'trouser-tone-shoe')).toEqual([]);
    expect(listProblemsAbout('fabric', 'satin')).toHaveLength(1);
  });

  it('ignores sentences that are generated from effects', () => {
    expect(
      listProblems(createSatin('Draws the eye to the chest and the sleeve.', { inGuide: false }), [
        createItem('cape'),
      ]),
    ).toEqual([]);
  });
});
