import type { Article, Paragraph } from './article';
import { BLOG_CATEGORY_IDS } from './article';
import { ArticleError } from './article-error';

const ARTICLE_FILE = /^---\n(?<header>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;
const HEADER_LINE = /^(?<key>[A-Za-z]+): (?<value>.+)$/;
const FILE_NAME = /(?:^|\/)(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)\.(?<language>[a-z]{2})\.md$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const READ_TIME = /^[1-9]\d* \p{L}.*$/u;
const FIELDS = [
  'id',
  'title',
  'excerpt',
  'author',
  'date',
  'readTime',
  'category',
  'tags',
  'featured',
] as const;
type Field = (typeof FIELDS)[number];

/**
 * A YAML header (unquoted text, one list in brackets), then paragraphs.
 *
 * @param file path; the last part names the article
 * @throws ArticleError names the file and its first missing, unknown, or malformed field
 */
export function parseArticle(file: string, source: string): Article {
  const { header, body } = ARTICLE_FILE.exec(source.replaceAll('\r\n', '\n'))?.groups ?? {};
  if (header === undefined || body === undefined) {
    throw new ArticleError(file, 'header', 'must stand between two lines of ---, before the text');
  }
  const fields = readHeader(file, header);
  const read = <Value>(field: Field, expected: string, parse: (text: string) => Value | undefined): Value => {
    const text = fields.get(field);
    if (text === undefined) throw new ArticleError(file, field, 'is missing');
    const value = parse(text);
    if (value === undefined) throw new ArticleError(file, field, `must be ${expected}, and is "${text}"`);
    return value;
  };
  const readText = (field: Field) => read(field, 'a text', (text) => text.trim() || undefined);

  return {
    id: read('id', 'a whole number from 1', parseId),
    ...parseName(file),
    title: readText('title'),
    excerpt: readText('excerpt'),
    author: readText('author'),
    date: read('date', 'a day such as 2026-03-14', parseDay),
    readTime: read('readTime', 'a time such as "5 min read"', (text) =>
      READ_TIME.test(text) ? text : undefined,
    ),
    category: read('category', 'one of the categories', parseCategory),
    tags: read('tags', 'a list such as [hems, proportion]', parseList),
    featured: read('featured', 'true or false', parseFlag),
    paragraphs: readBody(file, body),
  };
}

/** Blank lines part paragraphs; double asterisks make bold. Asterisks without a partner stay. */
export function parseParagraphs(text: string): Paragraph[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .filter((paragraph) => paragraph !== '')
    .map(parseRuns);
}

function parseRuns(paragraph: string): Paragraph {
  return paragraph
    .split(/\*\*(.+?)\*\*/)
    .map((text, index) => ({ text, bold: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

function readHeader(file: string, header: string): Map<Field, string> {
  const fields = new Map<Field, string>();
  for (const line of header.split('\n')) {
    const { key = '', value = '' } = HEADER_LINE.exec(line)?.groups ?? {};
    if (key === '') throw new ArticleError(file, 'header', `"${line}" is no line of the form "field: value"`);
    const field = FIELDS.find((known) => known === key);
    if (field === undefined) throw new ArticleError(file, key, 'is no field of an article');
    if (fields.has(field)) throw new ArticleError(file, field, 'is given twice');
    fields.set(field, value.trim());
  }
  return fields;
}

function readBody(file: string, body: string): Paragraph[] {
  const paragraphs = parseParagraphs(body);
  if (paragraphs.length === 0) throw new ArticleError(file, 'body', 'is empty');
  return paragraphs;
}

function parseName(file: string): Pick<Article, 'slug' | 'language'> {
  const { slug, language } = FILE_NAME.exec(file)?.groups ?? {};
  if (slug === undefined || language === undefined)
    throw new ArticleError(
      file,
      'name',
      'must be lower case words with hyphens, the language, and .md: a-hem.en.md',
    );
  return { slug, language };
}

function parseId(text: string): number | undefined {
  return /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
}

function parseDay(text: string): string | undefined {
  const time = DATE.test(text) ? Date.parse(text) : NaN;
  // Some parsers let 31 February run on into March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

function parseCategory(text: string): Article['category'] | undefined {
  return BLOG_CATEGORY_IDS.find((id) => id === text);
}

function parseList(text: string): string[] | undefined {
  const inner = /^\[(.*)\]$/.exec(text)?.[1];
  const entries = inner?.split(',').map((entry) => entry.trim());
  return entries?.every((entry) => entry !== '') ? entries : undefined;
}

function parseFlag(text: string): boolean | undefined {
  return text === 'true' || (text === 'false' ? false : undefined);
}
