import { TASTE_LOOK_IDS } from '@figura/contracts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Catalog } from './catalog';
import { CatalogError, type CatalogProblem } from './catalog-error';
import { settingsSchema } from './catalog-schema';
import { ContentFile } from './content-file';
import { loadCatalog } from './load-catalog';
import { loadGuides } from './load-guides';
import { loadItems } from './load-items';
import { loadKnowledge, type Knowledge } from './load-knowledge';
import { loadRailChecks } from './load-rail-checks';
import { loadTypes } from './load-types';
import { ContentCopy } from './testing/content-copy';

const GUIDE = 'guides/neck-long.yaml';
const ITEMS = 'items/shoes.yaml';
const PUMP = 'types/pump/type.yaml';

const FEATURES = ['neck:long', 'neck:short'];

let content: ContentCopy;
let folder: string;
let knowledge: Knowledge;
let sound: Catalog;
beforeAll(() => {
  content = new ContentCopy();
  ({ folder } = content);
  const rewrite = (file: string, change: (text: string) => string) =>
    content.write(file, change(content.read(file)));

  const rewriteTexts = (file: string, list: string, kept: readonly { id: string }[]) =>
    rewrite(file, (text) => {
      const texts = parse(text) as Record<string, Record<string, unknown>>;
      const ours = Object.entries(texts[list]!).filter(([name]) => kept.some(({ id }) => id === name));
      return stringify({ ...texts, [list]: Object.fromEntries(ours) });
    });

  const doesOur = ([key]: [string, unknown]) => FEATURES.includes(key);
  const cut = (text: string) => stringify(Object.fromEntries(Object.entries(parse(text)).filter(doesOur)));
  rewrite('features.yaml', cut);
  rewrite('features.en.yaml', cut);
  rewrite('reference-advice.yaml', cut);
  rewrite('rail-checks.yaml', (text) => {
    const { checks, ...rest } = parse(text) as { checks: { id: string; guides: string[] }[] };
    const filterKnownGuides = (all: string[]) => all.filter((key) => FEATURES.includes(key));
    const kept = checks
      .map((check) => ({ ...check, guides: filterKnownGuides(check.guides) }))
      .filter((check) => check.guides.length > 0);
    rewriteTexts('rail-checks.en.yaml', 'checks', kept);
    return stringify({ ...rest, checks: kept });
  });
  rewrite('facts.yaml', () => stringify({ values: {}, features: [] }));
  rewrite('optics.yaml', (text) => stringify({ ...parse(text), contested: [], floors: [], exceptions: [] }));
  rewrite('optics.en.yaml', (text) => stringify({ ...parse(text), exceptions: {} }));
  let book = '';
  rewrite('looks/looks.yaml', (text) => {
    const { looks, ...rest } = parse(text) as { looks: { id: string }[] };
    rewriteTexts('looks/looks.en.yaml', 'looks', looks.slice(0, 3));
    book = JSON.stringify({ ...rest, looks: looks.slice(0, 3) });
    return book;
  });
  rewrite('looks/parts.yaml', (text) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(parse(text) as object).filter(
          ([name]) => name.startsWith('tights') || book.includes(`"${name}"`),
        ),
      ),
    ),
  );
  for (const name of readdirSync(join(folder, 'items')))
    rewrite(`items/${name}`, (text) =>
      text
        .split(/^(?=- id|[a-z])/m)
        .filter((entry) => /^(- id|[a-z])/.test(entry))
        .slice(0, 3)
        .join(''),
    );
  const [shirt, skirt, shoe] = ['tops', 'bottoms', 'shoes'].map(
    (name) => (parse(content.read(`items/${name}.yaml`)) as { id: string }[])[0]!.id,
  );
  rewrite('looks/tastes.yaml', () => {
    const look = { top: { item: shirt }, bottom: { item: skirt }, shoes: { item: shoe } };
    return stringify(Object.fromEntries(TASTE_LOOK_IDS.map((id) => [id, look])), {
      aliasDuplicateObjects: false,
    });
  });
  rewrite('trends.yaml', () => '{}');
  content.remove('trends.en.yaml');
  for (const name of readdirSync(join(folder, 'guides')))
    if (!FEATURES.includes(name.replace(/(\.en)?\.yaml$/, '').replace('-', ':')))
      content.remove(`guides/${name}`);
  content.keep();
  knowledge = loadKnowledge(folder);
  sound = loadCatalog(folder);
});
afterEach(() => content.restore());
afterAll(() => content.delete());

function listLoadProblems() {
  try {
    loadCatalog(folder);
  } catch (error) {
    if (error instanceof CatalogError) return error.problems;
    throw error;
  }
  return [];
}

const PARTS: Readonly<Record<string, (problems: CatalogProblem[]) => unknown>> = {
  [GUIDE]: (problems) => loadGuides(folder, knowledge, problems),
  [ITEMS]: (problems) => loadItems(folder, knowledge, sound.itemTypes, sound.wearing, problems),
  [PUMP]: (problems) => loadTypes(folder, knowledge, problems),
  'rail-checks.yaml': (problems) => loadRailChecks(folder, knowledge, problems),
  'settings.yaml': (problems) => new ContentFile(folder, 'settings.yaml', problems).read(settingsSchema),
};

function findProblems(file: string): readonly CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  PARTS[file]?.(problems);
  return problems.length > 0 ? problems : listLoadProblems();
}

/** From 1. */
function findLine(file: string, text: string): number {
  return (
    content
      .read(file)
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1
  );
}

describe('loadCatalog', () => {
  const catalog = loadCatalog();

  it('loadCatalog returns plain data in order', () => {
    expect(JSON.parse(JSON.stringify(catalog))).toEqual(catalog);
    expect(catalog.season).toEqual({});
    expect(catalog.attributes).toHaveLength(19);
    expect(catalog.features).toHaveLength(51);
    expect(catalog.itemTypes).toHaveLength(readdirSync(join(folder, 'types')).length);
  });

  it('loadCatalog derives the id of a recommendation from its feature, attribute, and value', () => {
    expect(catalog.recommendations.find(({ id }) => id === 'legs-short_shoes_slim-heel')).toMatchObject({
      feature: 'legs:short',
      attribute: 'shoes',
      value: 'slim-heel',
      evidence: 'convention',
      onlyWhereWorn: false,
    });
  });

  it('loadCatalog marks recommendations that apply only where the garment is worn', () => {
    const worn = (attribute: string, value: string) =>
      new Set(
        catalog.recommendations
          .filter((entry) => entry.attribute === attribute && entry.value === value)
          .map(({ onlyWhereWorn }) => onlyWhereWorn),
      );
    expect(worn('fabric', 'chunky-knit')).toEqual(new Set([true]));
    expect(worn('fit', 'oversized')).toEqual(new Set([true]));
    expect(worn('style', 'peplum')).toEqual(new Set([false]));
  });

  it('loadCatalog lets a type override its category', () => {
    const type = (slug: string) => catalog.itemTypes.find((entry) => entry.slug === slug);
    expect(type('pump')).toMatchObject({ category: 'Shoes', covers: ['feet'], needs: ['shoes'] });
    expect(type('ring')?.rated).toEqual(['jewelry']);
    expect(type('choker')?.rated).toEqual(['jewelry', 'color']);
  });
});

describe('Version of the catalog', () => {
  const loadVersion = () => loadCatalog(folder).version;
  it('the version is a hash, and stays the same for the same content', () => {
    expect(sound.version).toMatch(/^[0-9a-f]{64}$/);
    expect(loadVersion()).toBe(sound.version);
  });

  it('the version ignores comments and the order of recommendations and attributes', () => {
    const guide = content.read(GUIDE);
    const [head, ...entries] = guide.split(/^(?= {2}- attribute)/m);
    content.write(GUIDE, [`# A comment.\n${head!}`, ...entries.reverse()].join(''));
    content.edit(ITEMS, /( {4}fit: .*\n)( {4}fabric: .*\n)/, '$2$1');
    expect(loadVersion()).toBe(sound.version);
  });

  it.each([
    ['a text', GUIDE, 'subHeading: ', 'subHeading: Now '],
    ['a color', ITEMS, "hex: '#1f1d1e'", "hex: '#1f1d1f'"],
    ['the season', 'settings.yaml', 'season: {}', 'season: { badge: Winter 2026 }'],
  ])('the version changes with %s', (_name, file, from, to) => {
    content.edit(file, from, to);
    expect(loadVersion()).not.toBe(sound.version);
  });
});

describe('loadCatalog on an invalid catalog', () => {
  it.each([
    ['a rating', GUIDE, /rating: 3/, 'rating: 2', 'recommendations.0.rating', 'Expected 3'],
    ['an evidence value', GUIDE, 'convention', 'tested', 'recommendations.0.evidence', 'Expected convention'],
    ['a rating out of range', GUIDE, /rating: 3/, 'rating: 4', 'recommendations.0.rating', 'Too big'],
    ['a value', GUIDE, 'volume-at-neck', 'volume-at-toe', 'recommendations.0.value', 'Unknown value'],
    ['a wrong display name', GUIDE, 'Long neck', 'Swan neck', 'displayName', 'Expected "Long neck"'],
    ['a wrong feature', GUIDE, 'attribute: long', 'attribute: short', 'attribute', 'Expected "long"'],
    ['a missing text', GUIDE, /subHeading: .*/, "subHeading: ''", 'subHeading', 'Expected a text of 10'],
    ['a full stop', GUIDE, /subHeading: (.*)/, 'subHeading: $1.', 'subHeading', 'Expected no full stop'],
    ['an unknown field', GUIDE, 'subHeading:', 'subheading:', 'subheading', 'Unknown field'],
    ['a duplicate item id', ITEMS, /id: cocoa.*/, 'id: black-calfskin-pointed-pump', '1.id', 'Another item'],
    ['an unknown type', ITEMS, 'type: pump', 'type: clog', '0.type', 'Shoes has no type "clog"'],
    ['a type of the wrong category', ITEMS, 'type: pump', 'type: blouse', '0.type', 'Shoes has no type'],
    ['a wrong category', ITEMS, 'category: Shoes', 'category: Tops', '0.category', 'Expected Shoes'],
    ['an unknown value', ITEMS, '[close-shoe]', '[closed-shoe]', '0.attributes.fit.0', 'Unknown value'],
    ['an unknown attribute', ITEMS, 'texture:', 'textures:', '0.attributes.textures', 'Unknown field'],
    [
      'a missing attribute that the drawing needs',
      ITEMS,
      / {4}shoes: .*\n/,
      '',
      '0.attributes',
      'needs shoes',
    ],
    ['an invalid color', ITEMS, '#1f1d1e', 'black', '0.colors.0.hex', 'Expected #rrggbb'],
    [
      'a shop without https',
      'settings.yaml',
      'https://www.vinted',
      'http://www.vinted',
      'shops.0.search',
      'https',
    ],
    [
      'a shop that runs a script',
      'settings.yaml',
      /'https:.*words}'/,
      "'javascript:{words}'",
      'shops.0.search',
      'https',
    ],
    ['a search without words', 'settings.yaml', "{words}' }", "' }", 'shops.0.search', 'Expected {words}'],
    [
      'an outfit with a missing item',
      'looks/tastes.yaml',
      /(?<=shoes:\n {4}item: ).*/,
      'black-clog',
      'blazer.shoes.item',
      'No item that is offered has the id "black-clog"',
    ],
    ['a theme with an invalid half-year', 'trends.yaml', '{}', 'Fall 2026: []', 'Fall 2026', 'Invalid key'],
    [
      'an unknown season',
      ITEMS,
      '  colors:',
      '  season: [monsoon]\n  colors:',
      '0.season.0',
      'Invalid option',
    ],
    ['an unknown zone', PUMP, '[feet]', '[toes]', 'covers.0', 'Unknown zone'],
    [
      'a parent type of another category',
      PUMP,
      'kindOf: shoe',
      'kindOf: coat',
      'kindOf',
      'Unknown type "coat"',
    ],
    ['a type as its own parent', PUMP, 'kindOf: shoe', 'kindOf: pump', 'kindOf', 'is a kind of "pump"'],
    [
      'a British name equal to the American one',
      PUMP,
      'british: Court shoe',
      'british: Pump',
      'british',
      'The same in American',
    ],
    ['an unknown wear', 'types/swimsuit/type.yaml', 'wear: swim', 'wear: rain', 'wear', 'Invalid option'],
    [
      'a type of an unknown category',
      PUMP,
      'category: Shoes',
      'category: Hooves',
      'category',
      'Invalid option',
    ],
    ['a type with an invalid order', PUMP, /order: \d+/, 'order: first', 'order', 'expected number'],
    ['an unknown usual value', PUMP, '[slim-heel]', '[slim-hoof]', 'usual.shoes.0', 'Unknown value'],
    [
      'a warmth with an unknown source',
      PUMP,
      'formality:',
      'warmth: { clo: 1, source: hearsay }\nformality:',
      'warmth.source',
      'Unknown source',
    ],
    [
      'a word’s type',
      'garment-words.yaml',
      '[cape, ',
      '[poncho, ',
      'parts.sleeve.without.0',
      'Unknown: "poncho"',
    ],
    [
      'a word’s zone',
      'garment-words.yaml',
      '[arms]',
      '[elbows]',
      'parts.sleeve.zones.0',
      'Unknown: "elbows"',
    ],
    ['a part', 'garment-words.yaml', /leg: \[shoe/, 'leg: [clog', 'beside.leg.0', 'Unknown: "clog"'],
    [
      'a value',
      'garment-words.yaml',
      'color:tonal',
      'color:tonic',
      'beside.color:tonic',
      'Unknown: "color:tonic"',
    ],
    [
      'a word that does not fit the item',
      GUIDE,
      /effect: A single shade/,
      'effect: A single trouser',
      'recommendations.color:one-color.effect',
      '"trouser" does not fit wrap-dress (burgundy-jersey-wrap-dress)',
    ],
    ['a setting', 'settings.yaml', 'season: {}', 'season: { bagde: A }', 'season.bagde', 'Unknown field'],
  ])('loadCatalog reports file, line, and field: %s', (_name, file, from, to, field, message) => {
    const [place] = content.listFilesWith(file, from);
    const before = content.read(place!);
    const changed = typeof from === 'string' ? before.indexOf(from) : before.search(from);
    content.edit(file, from, to);
    const line =
      message === 'needs shoes' ? findLine(file, 'attributes:') : before.slice(0, changed).split('\n').length;
    expect(findProblems(file)).toContainEqual({
      file: place,
      line,
      field,
      message: expect.stringContaining(message),
    });
  });

  it('loadCatalog refuses a value rated both for and against in one guide', () => {
    const entry = /^ {2}- attribute[^-]+-[^]+?(?=^ {2}- attribute)/m.exec(content.read(GUIDE))![0];
    content.edit(GUIDE, entry, entry + entry.replace(/rating: \d/, 'rating: -3'));
    expect(listLoadProblems()).toEqual([
      expect.objectContaining({
        field: 'recommendations.1.value',
        message: expect.stringMatching(/Duplicate/),
      }),
      expect.objectContaining({ field: 'recommendations.1.rating' }),
    ]);
  });

  it.each([
    ['an unknown level', 'from: shoulder', 'from: collar', 'checks.0.lengths.half.from', 'Unknown level'],
    ['a place without a level', 'knee: the middle', 'shin: the middle', 'places.shin', 'Unknown level'],
    ['an unknown length', '{half}', '{hlaf}', 'checks.open-neck-depth.says', 'No length "hlaf"'],
    ['an unused length', '{half}', '', 'checks.0.lengths.half', 'does not use it'],
    ['an unknown guide', '- neck:short', '- nose:long', 'checks.0.guides.0', 'Unknown feature'],
    ['a duplicate check', 'id: collar-turn', 'id: open-neck-depth', 'checks.2.id', 'Duplicate id'],
    [
      'a guide with too few checks',
      '- neck:long',
      '- neck:short',
      'checks',
      'neck:long has 1, expected 2 to 5',
    ],
    ['a length with two definitions', 'from: shoulder', 'hem: 3', 'checks.0.lengths.half', 'Invalid input'],
  ])('loadCatalog refuses rail checks with %s', (_name, from, to, field, message) => {
    content.edit('rail-checks.yaml', from, to);
    expect(findProblems('rail-checks.yaml')).toContainEqual(
      expect.objectContaining({
        file: expect.stringMatching(/^rail-checks\.(en\.)?yaml$/),
        field,
        message: expect.stringContaining(message),
      }),
    );
  });

  it('loadCatalog lists the problems of all files', () => {
    content.edit(GUIDE, /rating: 3/, 'rating: 2');
    content.edit(ITEMS, 'type: pump', 'type: clog');
    content.edit('rail-checks.yaml', 'from: shoulder', 'from: collar');
    content.edit('settings.yaml', 'season: {}', 'season: { bagde: A }');
    expect(new Set(listLoadProblems().map(({ file }) => file))).toEqual(
      new Set(['settings.yaml', GUIDE, 'rail-checks.yaml', ITEMS]),
    );
  });

  it('loadCatalog refuses invalid item types', () => {
    content.edit(PUMP, '[feet]', '[toes]');
    expect(listLoadProblems()).toContainEqual(expect.objectContaining({ file: PUMP }));
  });

  it('loadCatalog requires a formality for every type or its parent', () => {
    content.edit('types/coat/type.yaml', 'formality: 3', '');
    expect(listLoadProblems()).toEqual([
      { file: 'types/coat/type.yaml', line: 1, field: '', message: 'No formality' },
    ]);
  });

  it('loadCatalog requires every guide and refuses any other file', () => {
    content.remove(GUIDE);
    content.write('guides/nose-long.yaml', content.read('guides/neck-short.yaml'));
    content.write('items/hats.yaml', '[]');
    expect(listLoadProblems()).toEqual([
      { file: GUIDE, line: 1, field: '', message: 'The file is missing' },
      { file: 'guides/nose-long.yaml', line: 1, field: '', message: 'No feature has this guide' },
      { file: 'items/hats.yaml', line: 1, field: '', message: 'No category has this name' },
    ]);
  });
});

describe('loadCatalog on hostile YAML', () => {
  it.each([
    ['aliases that expand to a billion entries', createYamlBomb(), 'Aliases are not allowed'],
    ['an alias', 'season: &s { badge: A }\nagain: *s\n', 'Aliases are not allowed'],
    ['a tag', 'season: !!js/function { badge: A }\n', 'Unresolved tag'],
    ['a duplicate field', 'season: { badge: A }\nseason: { badge: B }\n', 'Map keys must be unique'],
    ['two documents', 'season: { badge: A }\n---\nseason: { badge: B }\n', 'multiple documents'],
    ['an open bracket', 'season: { badge: A\n', 'Flow map'],
    ['unclosed brackets', `season: ${'['.repeat(50_000)}\n`, ''],
    ['a megabyte', `season: { badge: A } # ${'x'.repeat(1_000_000)}\n`, 'larger than 1000000 bytes'],
    ['a prototype key', '__proto__: { badge: A }\nseason: { badge: A }\n', 'Unknown field'],
    ['an empty file', '', 'expected object'],
  ])('loadCatalog refuses %s', (_name, text, message) => {
    content.write('settings.yaml', text);
    expect(findProblems('settings.yaml')).toContainEqual(
      expect.objectContaining({ file: 'settings.yaml', message: expect.stringContaining(message) }),
    );
  });

  it('loadCatalog reports the line of an alias', () => {
    content.write('settings.yaml', '# A comment.\nseason: &s { badge: A }\nagain: *s\n');
    expect(listLoadProblems()).toEqual([
      {
        file: 'settings.yaml',
        line: findLine('settings.yaml', '*s'),
        field: '',
        message: 'Aliases are not allowed',
      },
    ]);
  });

  function createYamlBomb(): string {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `l${level + 1}: &l${level + 1} [${`*l${level}, `.repeat(10)}]`,
    );
    return ['l0: &l0 [x]', ...levels].join('\n');
  }
});
