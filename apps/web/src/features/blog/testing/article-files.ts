import type { Article } from '../../../content/article';
import { articlesOnDisk } from './articles-on-disk';

export const articleSlugs = articlesOnDisk.map(({ slug }) => slug);

export async function readArticle(slug: string): Promise<Article> {
  const article = articlesOnDisk.find((candidate) => candidate.slug === slug);
  if (!article) throw new RangeError(`There is no article "${slug}".`);
  return article;
}
