import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArticle } from '../../../content/parse-article';

const FOLDER = join(__dirname, '../../../content/blog');

export const articlesOnDisk = readdirSync(FOLDER)
  .map((file) => parseArticle(file, readFileSync(join(FOLDER, file), 'utf8')))
  .filter(({ language }) => language === 'en');
