import type { ArticleSummary } from '../../content/article';
import { listInLanguage } from './articles-in-language';

const all = Object.values(
  import.meta.glob<ArticleSummary>('../../content/blog/*.en.md', {
    query: '?summary',
    import: 'default',
    eager: true,
  }),
);

export const articleSummaries: readonly ArticleSummary[] = listInLanguage(all);
