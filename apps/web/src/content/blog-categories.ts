import { BLOG_CATEGORY_IDS } from './article';
import { blogCategories as t } from './blog-categories.messages.en';

export const BLOG_CATEGORIES = BLOG_CATEGORY_IDS.map((id) => ({ id, name: t(`${id}`) }));
