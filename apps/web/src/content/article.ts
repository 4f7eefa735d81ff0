import { translator } from '../lib/messages/translator';
import messages from './article.messages.en';

const t = translator(messages.article);

export const BLOG_CATEGORIES = [
  { id: 'body-types', name: t('body-types.name') },
  { id: 'styling-tips', name: t('styling-tips.name') },
  { id: 'trends', name: t('trends.name') },
  { id: 'confidence', name: t('confidence.name') },
  { id: 'shopping', name: t('shopping.name') },
] as const;

export type BlogCategory = (typeof BLOG_CATEGORIES)[number]['id'];

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
