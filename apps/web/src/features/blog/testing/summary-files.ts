import { articlesOnDisk } from './articles-on-disk';

/** Stands in for `summary-files` in tests. */
export const articleSummaries = articlesOnDisk.map(({ paragraphs: _paragraphs, ...summary }) => summary);
