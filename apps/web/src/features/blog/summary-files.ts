import type { ArticleSummary } from '../../content/article';

export const articleSummaries: readonly ArticleSummary[] = Object.values(
  import.meta.glob<ArticleSummary>('../../content/blog/*.md', {
    query: '?summary',
    import: 'default',
    eager: true,
  }),
);
