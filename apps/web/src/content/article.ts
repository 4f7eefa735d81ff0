/** What the articles of the Style Blog are sorted by, in the order of the sidebar. */
export const BLOG_CATEGORIES = [
  { id: 'body-types', name: 'Body Types' },
  { id: 'styling-tips', name: 'Styling Tips' },
  { id: 'trends', name: 'Trends' },
  { id: 'confidence', name: 'Confidence' },
  { id: 'shopping', name: 'Shopping' },
] as const;

export type BlogCategory = (typeof BLOG_CATEGORIES)[number]['id'];

/** A stretch of a paragraph in one weight. */
interface TextRun {
  text: string;
  bold: boolean;
}

/** The stretches of a paragraph in reading order; neighbors differ in weight, none is empty. */
export type Paragraph = readonly TextRun[];

export interface Article {
  /** 1 to 12. */
  id: number;
  /** The file's name without its ending; lower case words joined by hyphens. */
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  /** The day of publication, as `2026-03-14`. */
  date: string;
  /** As shown, for instance `5 min read`. */
  readTime: string;
  category: BlogCategory;
  tags: readonly string[];
  featured: boolean;
  paragraphs: readonly Paragraph[];
}

/** All of an article but its text. */
export type ArticleSummary = Omit<Article, 'paragraphs'>;
