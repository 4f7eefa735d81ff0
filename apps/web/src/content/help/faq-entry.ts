import { listWhereSold } from '../door';
import { faqEntry as t } from './faq-entry.messages.en';

export const HELP_CATEGORIES = [
  { id: 'getting-started', name: t('getting-started.name') },
  { id: 'account', name: t('account.name') },
  { id: 'features', name: t('features.name') },
  ...listWhereSold({ id: 'payment', name: t('4.name') } as const),
  { id: 'technical', name: t('technical.name') },
  { id: 'recommendations', name: t('recommendations.name') },
] as const;

export type HelpCategory = (typeof HELP_CATEGORIES)[number]['id'];

export interface Answer {
  question: string;
  answer: string;
  isAskedMost?: true;
}

export interface FaqEntry extends Answer {
  category: HelpCategory;
}
