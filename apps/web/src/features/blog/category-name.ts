import type { BlogCategory } from '../../content/blog-category';
import { BLOG_CATEGORIES } from '../../content/article';

export function formatCategoryName(category: BlogCategory): string {
  return BLOG_CATEGORIES.find(({ id }) => id === category)!.name;
}
