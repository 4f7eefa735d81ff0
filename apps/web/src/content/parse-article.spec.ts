/** @jest-environment node */
import { ArticleError } from './article-error';
import { parseParagraphs, parseArticle } from './parse-article';

const HEADER = {
  id: '3',
  title: 'A hem and its place',
  excerpt: 'Where it ends.',
  author: 'Ada Example',
  date: '2026-03-14',
  readTime: '5 min read',
  category: 'styling-tips',
  tags: '[hems, skirts]',
  featured: 'false',
};

function source(changes: Partial<Record<keyof typeof HEADER, string | null>> = {}, body = 'One.\n\nTwo.') {
  const lines = Object.entries({ ...HEADER, ...changes }).filter(([, value]) => value !== null);
  return `---\n${lines.map(([field, value]) => `${field}: ${value}`).join('\n')}\n---\n\n${body}\n`;
}

const parse = (text: string) => parseArticle('./blog/a-hem.en.md', text);

it('parseArticle reads the header and the text', () => {
  expect(parse(source())).toEqual({
    id: 3,
    slug: 'a-hem',
    language: 'en',
    title: 'A hem and its place',
    excerpt: 'Where it ends.',
    author: 'Ada Example',
    date: '2026-03-14',
    readTime: '5 min read',
    category: 'styling-tips',
    tags: ['hems', 'skirts'],
    featured: false,
    paragraphs: [[{ text: 'One.', bold: false }], [{ text: 'Two.', bold: false }]],
  });
});

it('parseArticle reads files with Windows line endings', () => {
  expect(parse(source().replaceAll('\n', '\r\n'))).toEqual(parse(source()));
});

it.each([
  ['id', '0'],
  ['id', 'three'],
  ['date', '14 March 2026'],
  ['date', '2026-02-30'],
  ['readTime', 'long'],
  ['category', 'politics'],
  ['tags', 'hems'],
  ['tags', '[hems, ]'],
  ['featured', 'yes'],
] as const)('parseArticle names the file and the field when %s is "%s"', (field, value) => {
  expect(() => parse(source({ [field]: value }))).toThrow(
    expect.objectContaining({ name: 'ArticleError', file: './blog/a-hem.en.md', field }),
  );
});

it.each(Object.keys(HEADER) as (keyof typeof HEADER)[])(
  'parseArticle reports that %s is missing',
  (field) => {
    expect(() => parse(source({ [field]: null }))).toThrow(`./blog/a-hem.en.md: ${field}: is missing`);
  },
);

it('parseArticle refuses a malformed article', () => {
  expect(() => parse('Only text.')).toThrow('header: must stand between two lines of ---');
  expect(() => parse(source().replace('id: 3', 'id: 3\nmood: calm'))).toThrow('mood: is no field');
  expect(() => parse(source().replace('id: 3', 'id: 3\nid: 4'))).toThrow('id: is given twice');
  expect(() => parse(source().replace('id: 3', 'three'))).toThrow('"three" is no line of the form');
  expect(() => parse(source({}, ' '))).toThrow('body: is empty');
  expect(() => parseArticle('A Hem.en.md', source())).toThrow(ArticleError);
});

it('parseParagraphs splits at blank lines, and turns single line breaks into spaces', () => {
  expect(parseParagraphs('\nOne\ntwo.\n \n\nThree.\n')).toEqual([
    [{ text: 'One two.', bold: false }],
    [{ text: 'Three.', bold: false }],
  ]);
});

it('parseParagraphs reads text between double asterisks as bold', () => {
  expect(parseParagraphs('**Hems.** End at a **narrow** place.')).toEqual([
    [
      { text: 'Hems.', bold: true },
      { text: ' End at a ', bold: false },
      { text: 'narrow', bold: true },
      { text: ' place.', bold: false },
    ],
  ]);
});

it('parseParagraphs keeps unmatched asterisks', () => {
  expect(parseParagraphs('2 ** 3 is eight')).toEqual([[{ text: '2 ** 3 is eight', bold: false }]]);
});
