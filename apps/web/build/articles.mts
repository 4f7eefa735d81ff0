import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { parseArticle } from '../src/content/parse-article';

const ARTICLE = /^(?<file>.+\.md)\?(?<part>summary|article)$/;

/**
 * `<file>.md?summary` is a card, `<file>.md?article` the whole. Parsed at build time, so that no parser reaches
 * the browser.
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
