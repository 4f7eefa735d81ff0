import type { BlogCategory } from './blog-category';
import { BLOG_CATEGORY_IDS } from './blog-category';
import { translator } from '../lib/messages/translator';
import messages from './article.messages.en';

const t = translator(messages.article);

export const BLOG_CATEGORIES = BLOG_CATEGORY_IDS.map((id) => ({ id, name: t(`${id}.name`) }));

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
