import { listWhereSold } from '../door';

export const HELP_CATEGORIES = [
  { id: 'getting-started', name: 'Getting Started' },
  { id: 'account', name: 'Account' },
  { id: 'features', name: 'Features' },
  ...listWhereSold({ id: 'payment', name: 'Payment' } as const),
  { id: 'technical', name: 'Technical' },
  { id: 'recommendations', name: 'Recommendations' },
] as const;

export type HelpCategory = (typeof HELP_CATEGORIES)[number]['id'];

export interface Answer {
  question: string;
  answer: string;
}

export interface FaqEntry extends Answer {
  category: HelpCategory;
}

const ASKED_MOST: readonly string[] = [
  'What is free, and what does lifetime access add?',
  'Can I start without a tape measure?',
  'How exact do I have to be?',
  'Can I get my money back?',
  'How do I delete my account?',
];

export const isAskedMost = ({ question }: FaqEntry): boolean => ASKED_MOST.includes(question);
