/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { BLOG_CATEGORIES } from './blog-categories';
import { parseArticle } from './parse-article';

const FOLDER = join(__dirname, 'blog');
const WORDS_PER_MINUTE = 220;
const SHINGLE = 8;

const files = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.en.md'))
  .sort()
  .map((file) => {
    const source = readFileSync(join(FOLDER, file), 'utf8');
    const article = parseArticle(file, source);
    const [, header = '', body = ''] = source.split(/^---$/m);
    const words = article.paragraphs.flatMap((runs) => listWords(runs.map(({ text }) => text).join('')));
    return { file, header, body, article, words };
  });
const articles = files.map(({ article }) => article);

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’'.%/-]*[\p{L}\p{N}%]/gu) ?? [];
}

it('the blog has twelve articles, numbered from 1 to 12', () => {
  expect(articles.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
});

it('the blog has three featured articles, and at least two articles per category', () => {
  expect(articles.filter(({ featured }) => featured)).toHaveLength(3);
  for (const { id } of BLOG_CATEGORIES) {
    expect([id, articles.filter(({ category }) => category === id).length >= 2]).toEqual([id, true]);
  }
});

it('the blog has four authors, and articles on distinct days from August 2025 to October 2026', () => {
  expect(new Set(articles.map(({ author }) => author)).size).toBe(4);
  const days = articles.map(({ date }) => date);
  expect(new Set(days).size).toBe(12);
  expect(days.filter((day) => day < '2025-08-01' || day > '2026-10-31')).toEqual([]);
});

describe.each(files)('$file', ({ header, body, article, words }) => {
  it('an article has 600 to 1,000 words, and the matching reading time', () => {
    expect(words.length).toBeGreaterThanOrEqual(600);
    expect(words.length).toBeLessThanOrEqual(1000);
    expect(article.readTime).toBe(`${Math.ceil(words.length / WORDS_PER_MINUTE)} min read`);
  });

  it('an article has a header that a standard YAML parser reads the same way', () => {
    const { slug: _slug, language: _language, paragraphs: _paragraphs, ...fields } = article;
    expect(parse(header)).toEqual(fields);
  });

  it('an article has a title and excerpt that fit into a search result, and three to five tags', () => {
    expect(`${article.title} · Figura`.length).toBeLessThanOrEqual(60);
    expect(article.excerpt.length).toBeGreaterThanOrEqual(120);
    expect(article.excerpt.length).toBeLessThanOrEqual(155);
    expect(article.tags.length).toBeGreaterThanOrEqual(3);
    expect(article.tags.length).toBeLessThanOrEqual(5);
    expect(new Set(article.tags).size).toBe(article.tags.length);
  });

  it('an article uses no markup except paragraphs and bold', () => {
    expect(body.match(/^\s*([#>|`-]|\d+[.)]\s|\* )|[`[\]_<>\\]|https?:|&\w+;/gm)).toBeNull();
    expect(body.match(/\*\*/g)?.length ?? 0).toBeGreaterThan(0);
    expect(article.paragraphs.flat().filter(({ text }) => text.includes('*'))).toEqual([]);
  });
});

it('no two articles share eight words in a row', () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const { file, words } of files) {
    for (let start = 0; start + SHINGLE <= words.length; start++) {
      const shingle = words.slice(start, start + SHINGLE).join(' ');
      const other = seen.get(shingle);
      if (other !== undefined && other !== file) shared.push(`${other} and ${file}: ${shingle}`);
      seen.set(shingle, file);
    }
  }
  expect(shared).toEqual([]);
});

it('no two articles open the same way, and no heading is used twice', () => {
  const openings = files.map(({ words }) => words.slice(0, 3).join(' '));
  expect(new Set(openings).size).toBe(openings.length);
  const headings = articles.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(([first]) => (first?.bold ? [first.text] : [])),
  );
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});
