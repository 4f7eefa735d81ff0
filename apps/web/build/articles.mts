import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { parseArticle } from '../src/content/parse-article';
import { getBuiltLanguage } from './languages.mts';

const ARTICLE = /^(?<file>.+\.md)\?(?<part>summary|article)$/;

/**
 * `<file>.en.md?summary` is a card, `<file>.en.md?article` the whole, in the language of the build where it is translated. Parsed at
 * build time, so that no parser reaches the browser.
 */
export const articles: Plugin = {
  name: 'articles',
  async load(id) {
    const { file, part } = ARTICLE.exec(id)?.groups ?? {};
    if (file === undefined) return null;
    const translated = file.replace(/\.en\.md$/, `.${getBuiltLanguage()}.md`);
    const shown = existsSync(translated) ? translated : file;
    this.addWatchFile(shown);
    const article = parseArticle(shown, await readFile(shown, 'utf8'));
    const { paragraphs: _paragraphs, ...summary } = article;
    return `export default ${JSON.stringify(part === 'summary' ? summary : article)}`;
  },
};
