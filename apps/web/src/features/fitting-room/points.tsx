import type { Alternative } from '@figura/contracts';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { getBriefEffect, listStrongestEffects, settleParts } from '../../lib/catalog/brief-effect';
import { useBalances } from '../../lib/catalog/use-balances';
import { formatConditionWords } from './condition-words';
import { points as t } from './messages.en';
import styles from './points.module.css';
import type { ShownAnswer } from './use-garment-check';
import { findOutlook, getLevelWord } from './verdict-words';

const MOST_FOR = 3;
const MOST_AGAINST = 2;
/** On a phone. */
const ROWS_IN_SIGHT = 3;
const ROWS_BELOW_QUESTION = 1;

interface PointsProps {
  answer: ShownAnswer;
  change: Alternative | null;
  onShow: (change: Alternative | null) => void;
}

export function Points({ answer, change, onShow }: PointsProps) {
  const balances = useBalances();
  const { reasons, cautions } = settleParts(answer.reasons, answer.cautions);
  const forIt = listStrongestEffects(reasons, MOST_FOR);
  const againstIt = listStrongestEffects(cautions, MOST_AGAINST);
  const best = findBestChange(answer);
  const rows = findOutlook(answer) ? ROWS_BELOW_QUESTION : ROWS_IN_SIGHT;
  const mostInSight = rows - (againstIt.length > 0 ? 1 : 0) - (best ? 1 : 0);
  return (
    <ul>
      {forIt.map((effect, index) => (
        <Point key={effect.displayName} sign="+" tone="good" says={t('for')} isMore={index >= mostInSight}>
          {getBriefEffect(effect, balances)}
        </Point>
      ))}
      {againstIt.map((effect, index) => (
        <Point key={effect.displayName} sign="−" tone="bad" says={t('against')} isMore={index > 0}>
          {getBriefEffect(effect, balances)}
        </Point>
      ))}
      {best ? (
        <Point sign="→" tone="bad" says="">
          <b>{t('change', { condition: formatConditionWords({ ...best, value: best.to }) })}</b>{' '}
          {t('becomes', { level: getLevelWord(best.level) })}{' '}
          <Button
            variant="plain"
            className={styles['show']}
            aria-pressed={change !== null}
            onClick={() => onShow(change ? null : best)}
          >
            {t(change ? 'hide' : 'show')}
          </Button>
        </Point>
      ) : null}
    </ul>
  );
}

/** Of a settled verdict; what is open has its question. */
function findBestChange(answer: ShownAnswer): Alternative | null {
  if (findOutlook(answer)) return null;
  return answer.alternatives.find(({ level }) => level !== answer.verdict.level) ?? null;
}

interface PointProps {
  sign: string;
  tone: 'good' | 'bad';
  says: string;
  isMore?: boolean;
  children: ReactNode;
}

function Point({ sign, tone, says, isMore = false, children }: PointProps) {
  return (
    <li className={classNames(styles['point'], isMore && styles['more'])}>
      <span className={styles[tone]} aria-hidden="true">
        {sign}
      </span>
      <span>
        {says ? <VisuallyHidden>{says} </VisuallyHidden> : null}
        {children}
      </span>
    </li>
  );
}
