import type { Article } from '../../content/article';

const FOLDER = '../../content/blog/';
/** Stands for the article in each language. */
const ENDING = '.en.md';

const files = import.meta.glob<Article>('../../content/blog/*.en.md', {
  query: '?article',
  import: 'default',
});

export const articleSlugs: readonly string[] = Object.keys(files).map((file) =>
  file.slice(FOLDER.length, -ENDING.length),
);

export function readArticle(slug: string): Promise<Article> {
  const read = files[FOLDER + slug + ENDING];
  return read ? read() : Promise.reject(new RangeError(`There is no article "${slug}".`));
}
