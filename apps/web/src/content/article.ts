export const BLOG_CATEGORY_IDS = ['body-types', 'styling-tips', 'trends', 'confidence', 'shopping'] as const;

export type BlogCategory = (typeof BLOG_CATEGORY_IDS)[number];

interface TextRun {
  text: string;
  bold: boolean;
}

export type Paragraph = readonly TextRun[];

export interface Article {
  /** 1 to 12. */
  id: number;
  /** Lower-case words joined by hyphens. */
  slug: string;
  /** What is not translated stays English. */
  language: string;
  title: string;
  excerpt: string;
  author: string;
  /** The day of publication, as `2026-03-14`. */
  date: string;
  readTime: string;
  category: BlogCategory;
  tags: readonly string[];
  featured: boolean;
  paragraphs: readonly Paragraph[];
}

export type ArticleSummary = Omit<Article, 'paragraphs'>;
