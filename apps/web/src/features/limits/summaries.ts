import { CHOICE_PARTS, findPartChoice, findTastes, TASTES } from '@figura/contracts';
import type { Coverage, User, UserPreferences } from '@figura/contracts';
import { capitalize } from '../../lib/text/capitalize';
import { formatList } from '../../lib/text/list-text';
import { formatMoneyText } from '../../lib/text/money-text';
import { writeSmall } from '../../lib/text/within-sentence';
import {
  summaries as t,
  lifeStatesForm as tLife,
  limitsForm as tLimits,
  partChoices as tParts,
  tasteForm as tTaste,
} from './messages.en';

const MAX_NAMES = 2;

export function summarizeLife({ lifeStates }: UserPreferences): string {
  return lifeStates.length === 0
    ? t('nothingSet')
    : lifeStates.map(({ state }) => tLife(`state.${state}`)).join(', ');
}

export function summarizeParts({ featureChoices }: User): string {
  const chosen = CHOICE_PARTS.flatMap((part) => {
    const choice = findPartChoice(part, featureChoices);
    return choice ? t(`part.${choice}`, { part: tParts(`part.${part}`) }) : [];
  });
  return chosen.length === 0 ? t('byMeasurements') : nameFirst(chosen);
}

export function summarizeTaste({ taste }: UserPreferences): string {
  const tastes = findTastes(taste);
  return tastes.length === 0 || tastes.length === TASTES.length
    ? t('everyStyle')
    : capitalize(formatList(tastes.map((each) => tTaste(`taste.${each}`))));
}

export function summarizeNever({ never }: UserPreferences): string {
  return never.length === 0 ? t('nothing') : nameFirst(never.map((kind) => tLimits(`never.${kind}`)));
}

export function summarizeLimits({ coverage: { sleeves, hem, neckline }, budget }: UserPreferences): string {
  const limits = [
    budget && t('upTo', { price: formatMoneyText(budget.amount, budget.currency) }),
    sleeves && nameLevel('sleeves', tLimits(`sleeveLevel.${sleeves}`)),
    hem && nameLevel('hem', tLimits(`hemLevel.${hem}`)),
    neckline && nameLevel('neckline', tLimits(`necklineLevel.${neckline}`)),
  ].filter((limit) => limit !== null);
  return limits.length === 0 ? t('noLimits') : nameFirst(limits);
}

function nameLevel(part: keyof Coverage, level: string): string {
  return t('level', { part: tLimits(part), level: writeSmall(level) });
}

function nameFirst(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).join(', ');
  const more = names.length - MAX_NAMES;
  return more > 0 ? t('andMore', { shown, more }) : shown;
}
