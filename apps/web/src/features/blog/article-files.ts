import type { Article } from '../../content/article';

const FOLDER = '../../content/blog/';

const files = import.meta.glob<Article>('../../content/blog/*.md', { query: '?article', import: 'default' });

/** The articles that there are. */
export const articleSlugs: readonly string[] = Object.keys(files).map((file) =>
  file.slice(FOLDER.length, -'.md'.length),
);

/** An article, which comes as a file of its own. */
export function readArticle(slug: string): Promise<Article> {
  const read = files[`${FOLDER}${slug}.md`];
  return read ? read() : Promise.reject(new RangeError(`There is no article "${slug}".`));
}
