import type { Comparison } from '@figura/classifier';
import { COMPARISONS } from '@figura/classifier';
import type { SizedPart, SizeWearer } from '@figura/contracts';
import type { StartAnswers } from '../../lib/drafts/draft-types';

const SIZES = ['sizeAbove', 'sizeBelow'] as const;
export const QUESTIONS = ['height', ...SIZES, ...COMPARISONS] as const;

export type QuestionName = (typeof QUESTIONS)[number];
type SizeQuestion = (typeof SIZES)[number];
type SizeName = SizeQuestion | 'mensTop' | 'mensCollar' | 'mensBottom';

export const ASKED_SIZES: Readonly<
  Record<SizeWearer, Readonly<Record<SizeQuestion, readonly (readonly [name: SizeName, part: SizedPart])[]>>>
> = {
  women: { sizeAbove: [['sizeAbove', 'top']], sizeBelow: [['sizeBelow', 'bottom']] },
  men: {
    sizeAbove: [
      ['mensTop', 'top'],
      ['mensCollar', 'collar'],
    ],
    sizeBelow: [['mensBottom', 'bottom']],
  },
};

export const isComparison = (question: QuestionName): question is Comparison =>
  (COMPARISONS as readonly string[]).includes(question);

export const isSizeQuestion = (question: QuestionName): question is SizeQuestion =>
  (SIZES as readonly string[]).includes(question);

export function isAnswered(
  { known, comparisons }: StartAnswers,
  question: QuestionName,
  wearer: SizeWearer | null,
): boolean {
  if (isSizeQuestion(question))
    return wearer !== null && ASKED_SIZES[wearer][question].some(([name]) => known[name] !== undefined);
  return (isComparison(question) ? comparisons : known)[question] !== undefined;
}

export const findFirstOpen = (answers: StartAnswers, wearer: SizeWearer | null): number =>
  Math.max(
    0,
    QUESTIONS.findIndex((question) => !isAnswered(answers, question, wearer)),
  );
