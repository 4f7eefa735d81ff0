/** Without names: the build reads it, too, and has no language. */
export const BLOG_CATEGORY_IDS = ['body-types', 'styling-tips', 'trends', 'confidence', 'shopping'] as const;

export type BlogCategory = (typeof BLOG_CATEGORY_IDS)[number];
