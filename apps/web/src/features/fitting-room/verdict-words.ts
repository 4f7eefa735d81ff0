import type { CheckResponse, VerdictLevel } from '@figura/contracts';
import { isInFavor, VERDICT_LEVELS } from '@figura/contracts';
import { capitalize } from '../../lib/text/capitalize';
import { formatConditionWords } from './condition-words';
import { verdict as t } from './messages.en';

type Question = NonNullable<CheckResponse['question']>;
type Option = Question['options'][number];

export type Judged = Pick<CheckResponse, 'verdict' | 'question'>;

interface Outlook {
  attribute: string;
  best: Option;
  worst: Option;
}

export function findOutlook({ verdict, question }: Judged): Outlook | null {
  if (!verdict.range || !question) return null;
  const ranked = [...question.options].sort((a, b) => rankOption(a) - rankOption(b));
  return { attribute: question.attribute, best: ranked[0]!, worst: ranked.at(-1)! };
}

const rankOption = ({ level }: Option): number => VERDICT_LEVELS.indexOf(level);

export const formatLevelName = (level: VerdictLevel): string => t(`level.${level}`);
export const getLevelWord = (level: VerdictLevel): string => t(`word.${level}`);

export function formatVerdictHeadline(judged: Judged): string {
  const outlook = findOutlook(judged);
  if (!outlook) return formatLevels(judged);
  const { attribute, best, worst } = outlook;
  const words = t('range', {
    isStyle: attribute === 'style' ? 'yes' : 'no',
    best: getLevelWord(best.level),
    bestIf: formatConditionWords({ ...best, attribute }),
    worst: getLevelWord(worst.level),
    worstIf: formatConditionWords({ ...worst, attribute }),
  });
  return capitalize(words);
}

/** "Great", or "Poor to great" while it is open. */
export function formatLevels(judged: Judged): string {
  const outlook = findOutlook(judged);
  if (!outlook) return formatOdds(judged.verdict);
  return t('span', { from: formatLevelName(outlook.worst.level), to: getLevelWord(outlook.best.level) });
}

function formatOdds({ level, probably, odds }: Judged['verdict']): string {
  if (!probably) return formatLevelName(level);
  const word = { level: getLevelWord(level) };
  if (odds === undefined) return t('probably', word);
  return t(odds < 0.5 ? 'perhapsOf' : 'probablyOf', { ...word, of10: odds * 10 });
}

/** True if an answer could turn the advice around. */
export function isTelling(judged: Judged): boolean {
  if (findOutlook(judged)) return true;
  const isWorth = isInFavor(judged.verdict.level);
  return judged.question?.options.some(({ level }) => isInFavor(level) !== isWorth) ?? false;
}

export function isSoFar(judged: Judged): boolean {
  const { matter, known } = judged.verdict.known;
  return !findOutlook(judged) && isTelling(judged) && known < matter;
}

export function formatKnown(judged: Judged): string | null {
  const { matter, known } = judged.verdict.known;
  if (matter === 0) return null;
  return t(known < matter && !isTelling(judged) ? 'carried' : 'known', { matter, known });
}
