import { translator } from '../lib/messages/translator';
import { BLOG_CATEGORY_IDS } from './article';
import messages from './blog-categories.messages.en';

const t = translator(messages.blogCategories);

export const BLOG_CATEGORIES = BLOG_CATEGORY_IDS.map((id) => ({ id, name: t(`${id}`) }));
