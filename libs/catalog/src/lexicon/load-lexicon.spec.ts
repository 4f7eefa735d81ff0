import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadKnowledge } from '../load-knowledge';
import { CLOTHING_ATTRIBUTES } from '../vocabulary';
import { loadLexicon } from './load-lexicon';

const CONTENT = join(__dirname, '../../content');

describe('loadLexicon', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'figura-lexicon-'));
    cpSync(CONTENT, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function edit(name: string, before: string | RegExp, after: string): void {
    const path = join(folder, 'lexicon', name);
    const text = readFileSync(path, 'utf8');
    const edited = text.replace(before, after);
    expect(edited).not.toBe(text);
    writeFileSync(path, edited);
  }

  it('gives every value of the vocabulary in its order', () => {
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
    ['sleeves.yaml', /^ {2}bell:/m, '  gong:', /lexicon\/sleeves\.yaml:\d+.*Unknown value "sleeves:gong"/],
    ['sleeves.yaml', /^ {2}bell:/m, '  gong:', /No word gives "sleeves:bell"/],
    ['neckline.yaml', 'not-at: [back]', 'not-at: [moon]', /Unknown part "moon"/],
    ['neckline.yaml', 'attribute: neckline', 'attribute: waist', /Expected neckline/],
    ['kinds.yaml', 'type: swimsuit', 'type: spacesuit', /lexicon\/kinds\.yaml:\d+.*Unknown type "spacesuit"/],
    ['kinds.yaml', 'like: dress', 'like: pudding', /Unknown kind "pudding"/],
    ['kinds.yaml', 'gives: [style:wrap]', 'gives: [style:warp]', /Unknown value "style:warp"/],
    ['colors.yaml', '[dark-shoe]', '[dark-hat]', /Unknown value "color:dark-hat"/],
    ['colors.yaml', "'#1b1b1d'", "'black'", /Expected #rrggbb/],
    ['grammar.yaml', 'determiner:', 'article:', /lexicon\/grammar\.yaml/],
  ])('refuses %s when %p becomes %p', (name, before, after, message) => {
    edit(name, before, after);
    expect(() => loadLexicon(folder)).toThrow(message);
  });

  it('names a file that is missing', () => {
    rmSync(join(folder, 'lexicon/fit.yaml'));
    expect(() => loadLexicon(folder)).toThrow(/lexicon\/fit\.yaml:1.*missing/);
  });
});
