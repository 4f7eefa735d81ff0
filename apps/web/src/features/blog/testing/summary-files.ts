import { articlesOnDisk } from './articles-on-disk';

export const articleSummaries = articlesOnDisk.map(({ paragraphs: _paragraphs, ...summary }) => summary);
