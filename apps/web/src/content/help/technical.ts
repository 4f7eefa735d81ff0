import { SELLS } from '../door';
import type { Answer } from './faq-entry';
import { technical as t } from './technical.messages.en';

export const TECHNICAL: readonly Answer[] = [
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
    answer: t('5.answer'),
  },
  {
    question: t('6.question'),
    answer: t('6.answer'),
  },
  {
    question: t('7.question'),
    answer: t('7.answer.1') + (SELLS ? t('7.answer.2.sold') : '') + t('7.answer.3'),
  },
  {
    question: t('8.question'),
    answer: t('8.answer'),
  },
];
