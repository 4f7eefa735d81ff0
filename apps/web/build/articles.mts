import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { parseArticle } from '../src/content/parse-article';

const ARTICLE = /^(?<file>.+\.md)\?(?<part>summary|article)$/;

/**
 * Lets the pages import an article in two forms: `<file>.md?summary` is what its card shows, `<file>.md?article` is
 * all of it. Both are read at build time, so that the browser gets data and no parser, and a list gets no texts.
 */
export const articles: Plugin = {
  name: 'articles',
  async load(id) {
    const { file, part } = ARTICLE.exec(id)?.groups ?? {};
    if (file === undefined) return null;
    this.addWatchFile(file);
    const article = parseArticle(file, await readFile(file, 'utf8'));
    const { paragraphs: _paragraphs, ...summary } = article;
    return `export default ${JSON.stringify(part === 'summary' ? summary : article)}`;
  },
};
