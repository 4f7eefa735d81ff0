import type { Article } from '../../content/article';

const FOLDER = '../../content/blog/';

const files = import.meta.glob<Article>('../../content/blog/*.md', { query: '?article', import: 'default' });

export const articleSlugs: readonly string[] = Object.keys(files).map((file) =>
  file.slice(FOLDER.length, -'.md'.length),
);

export function readArticle(slug: string): Promise<Article> {
  const read = files[`${FOLDER}${slug}.md`];
  return read ? read() : Promise.reject(new RangeError(`There is no article "${slug}".`));
}
