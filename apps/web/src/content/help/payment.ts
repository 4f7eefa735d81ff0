import { PRICES } from '../door';
import type { Answer } from './faq-entry';
import { payment as t } from './payment.messages.en';

export const PAYMENT: readonly Answer[] = [
  {
    question: t('1.question'),
    isAskedMost: true,
    answer: t('1.answer'),
  },
  {
    question: t('2.question'),
    answer: t('2.answer', { prices: PRICES }),
  },
  {
    question: t('3.question'),
    answer: t('3.answer'),
  },
  {
    question: t('4.question'),
    isAskedMost: true,
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
];
