import type { ArticleSummary } from '../../content/article';

/** What the cards show of every article, without the texts. */
export const articleSummaries: readonly ArticleSummary[] = Object.values(
  import.meta.glob<ArticleSummary>('../../content/blog/*.md', {
    query: '?summary',
    import: 'default',
    eager: true,
  }),
);
