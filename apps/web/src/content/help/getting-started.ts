import type { Answer } from './faq-entry';
import { gettingStarted as t } from './getting-started.messages.en';

export const GETTING_STARTED: readonly Answer[] = [
  {
    question: t('1.question'),
    answer: t('1.answer'),
  },
  {
    question: t('2.question'),
    answer: t('2.answer'),
  },
  {
    question: t('3.question'),
    answer: t('3.answer'),
  },
  {
    question: t('4.question'),
    answer: t('4.answer'),
  },
  {
    question: t('5.question'),
    isAskedMost: true,
    answer: t('5.answer'),
  },
  {
    question: t('6.question'),
    answer: t('6.answer'),
  },
  {
    question: t('7.question'),
    isAskedMost: true,
    answer: t('7.answer'),
  },
  {
    question: t('8.question'),
    answer: t('8.answer'),
  },
  {
    question: t('9.question'),
    answer: t('9.answer'),
  },
];
