import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Paragraph } from '../../../content/article';
import { parseArticle } from '../../../content/parse-article';

/** Stands in for `article-files` in tests: the same articles, read from disk instead of being bundled. */
const FOLDER = join(__dirname, '../../../content/blog');

const articles = readdirSync(FOLDER).map((file) =>
  parseArticle(file, readFileSync(join(FOLDER, file), 'utf8')),
);

export const articleSummaries = articles.map(({ paragraphs: _paragraphs, ...summary }) => summary);

export async function readParagraphs(slug: string): Promise<readonly Paragraph[]> {
  const article = articles.find((candidate) => candidate.slug === slug);
  if (!article) throw new RangeError(`There is no article "${slug}".`);
  return article.paragraphs;
}
