import type { Answer } from './faq-entry';
import { recommendations as t } from './recommendations.messages.en';

export const RECOMMENDATIONS: readonly Answer[] = [
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
  {
    question: t('10.question'),
    answer: t('10.answer'),
  },
  {
    question: t('11.question'),
    answer: t('11.answer'),
  },
  {
    question: t('12.question'),
    answer: t('12.answer'),
  },
  {
    question: t('13.question'),
    answer: t('13.answer'),
  },
  {
    question: t('14.question'),
    answer: t('14.answer'),
  },
  {
    question: t('15.question'),
    answer: t('15.answer'),
  },
  {
    question: t('16.question'),
    answer: t('16.answer'),
  },
];
