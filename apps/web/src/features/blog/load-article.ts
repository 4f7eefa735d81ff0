import type { Article } from '../../content/article';
import { articleSlugs, readArticle } from './article-files';

const articles = new Map<string, Promise<Article>>();

export function isArticle(slug: string): boolean {
  return articleSlugs.includes(slug);
}

/** Returns the same promise, even a failed one, until it is forgotten. */
export function loadArticle(slug: string): Promise<Article> {
  const article = articles.get(slug) ?? readArticle(slug);
  articles.set(slug, article);
  return article;
}

export function forgetArticle(slug: string): void {
  articles.delete(slug);
}
