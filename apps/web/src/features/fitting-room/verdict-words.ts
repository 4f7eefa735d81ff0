import type { CheckResponse, VerdictLevel } from '@figura/contracts';
import { VERDICT_LEVELS } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { conditionWords } from './condition-words';
import messages from './messages.en';

const t = translator(messages.verdict);

type Question = NonNullable<CheckResponse['question']>;
type Option = Question['options'][number];

/** The answers to an open question that make the best and the worst of a garment. */
export interface Extremes {
  best: Option;
  worst: Option;
}

export function findExtremes({ options }: Question): Extremes {
  const ranked = [...options].sort((one, other) => rankOf(one) - rankOf(other));
  return { best: ranked[0]!, worst: ranked.at(-1)! };
}

const rankOf = ({ level }: Option): number => VERDICT_LEVELS.indexOf(level);

export const levelName = (level: VerdictLevel): string => t(`level.${level}`);
export const levelWord = (level: VerdictLevel): string => t(`word.${level}`);

/** What a verdict is called: by what an open question makes of the garment, else by its level. */
export function verdictHeadline({ verdict, question }: Pick<CheckResponse, 'verdict' | 'question'>): string {
  if (!question) return levelName(verdict.level);
  const { best, worst } = findExtremes(question);
  return t('range', {
    best: levelName(best.level),
    bestIf: conditionWords({ ...best, attribute: question.attribute }),
    worst: levelWord(worst.level),
    worstIf: conditionWords({ ...worst, attribute: question.attribute }),
  });
}

/** How much is known of what matters; null where nothing does. */
export function knownWords({ matter, known }: CheckResponse['verdict']['known']): string | null {
  return matter > 0 ? t('known', { matter, known }) : null;
}
