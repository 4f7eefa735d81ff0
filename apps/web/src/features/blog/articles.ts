import type { ArticleSummary, BlogCategory } from '../../content/article';
import { BLOG_CATEGORIES } from '../../content/blog-categories';
import { doesContainText } from '../../lib/text/contains-text';
import type { Filter } from '../../lib/page/use-filter';
import { ALL } from '../../lib/page/use-filter';
import { labels as t } from './messages.en';
import { articleSummaries } from './summary-files';

export const articles: readonly ArticleSummary[] = [...articleSummaries].sort(
  (a, b) => b.date.localeCompare(a.date) || b.id - a.id,
);

export const categoriesWithCounts = [
  { id: ALL, name: t('allArticles'), count: articles.length },
  ...BLOG_CATEGORIES.map(({ id, name }) => ({
    id,
    name,
    count: articles.filter(({ category }) => category === id).length,
  })),
] as const;

export function listMatchingArticles(
  candidates: readonly ArticleSummary[],
  { category, query }: Filter<BlogCategory>,
): readonly ArticleSummary[] {
  return candidates.filter(
    (article) =>
      (category === ALL || article.category === category) &&
      doesContainText(query, [article.title, article.excerpt, ...article.tags]),
  );
}

export function readNext({
  slug,
  category,
}: Pick<ArticleSummary, 'slug' | 'category'>): readonly ArticleSummary[] {
  const others = articles.filter((article) => article.slug !== slug);
  const related = others.filter((article) => article.category === category);
  return [...related, ...others.filter((article) => article.category !== category)].slice(0, 2);
}
