import type { BlogCategory } from '../../content/article';
import { BLOG_CATEGORIES } from '../../content/blog-categories';

export function formatCategoryName(category: BlogCategory): string {
  return BLOG_CATEGORIES.find(({ id }) => id === category)!.name;
}
