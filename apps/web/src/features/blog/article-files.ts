import type { Article, Paragraph } from '../../content/article';

/** All of an article but its text. */
export type ArticleSummary = Omit<Article, 'paragraphs'>;

const summaries = import.meta.glob<ArticleSummary>('../../content/blog/*.md', {
  query: '?summary',
  import: 'default',
  eager: true,
});
const texts = import.meta.glob<readonly Paragraph[]>('../../content/blog/*.md', {
  query: '?paragraphs',
  import: 'default',
});

export const articleSummaries: readonly ArticleSummary[] = Object.values(summaries);

/** The text of an article, which comes as a file of its own. */
export function readParagraphs(slug: string): Promise<readonly Paragraph[]> {
  const read = texts[`../../content/blog/${slug}.md`];
  return read ? read() : Promise.reject(new RangeError(`There is no article "${slug}".`));
}
