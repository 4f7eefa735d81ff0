import { SELLS } from '../door';
import type { Answer } from './faq-entry';
import { features as t } from './features.messages.en';

export const FEATURES: readonly Answer[] = [
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
    answer: t('3.answer.1') + (SELLS ? t('3.answer.2.sold') : '.'),
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
    answer: t('7.answer.1') + (SELLS ? t('7.answer.2') : ''),
  },
  {
    question: t('8.question'),
    answer: t('8.answer.1') + (SELLS ? t('8.answer.2.sold') : t('8.answer.2.open')),
  },
  {
    question: t('9.question'),
    answer: t('9.answer'),
  },
  {
    question: t('10.question'),
    answer: t('10.answer.1') + (SELLS ? t('10.answer.2.sold') : t('10.answer.2.open')) + t('10.answer.3'),
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
];
