import type { VerdictLevel } from '@figura/contracts';
import { formatList } from '../../lib/text/list-text';
import { classNames } from '../../ui/class-names';
import { scale as t } from './messages.en';
import styles from './scale.module.css';
import type { Judged } from './verdict-words';
import { findOutlook, getLevelWord } from './verdict-words';

const LEVELS = ['poor', 'mixed', 'good', 'great'] as const;
const ZONE = 100 / LEVELS.length;
/** Free margin at both ends of a level, in percent of the scale. */
const INSET = 5;
/** In points of the score. */
const BOUNDS: Readonly<Record<VerdictLevel, readonly [number, number]>> = {
  poor: [-1, -0.2],
  mixed: [-0.2, 0.2],
  good: [0.2, 0.6],
  great: [0.6, 1],
};

/** In percent: a point, or a range from worst to best. */
interface Place {
  from: number;
  to: number;
}

export function placeVerdict(judged: Judged): Place {
  const { verdict } = judged;
  const outlook = findOutlook(judged);
  if (outlook) {
    const { best, worst } = outlook;
    return { from: computeStart(worst.level) + INSET, to: computeStart(best.level) + ZONE - INSET };
  }
  const [low, high] = BOUNDS[verdict.level];
  const share = (Math.min(high, Math.max(low, verdict.score)) - low) / (high - low);
  const at = computeStart(verdict.level) + INSET + share * (ZONE - 2 * INSET);
  return { from: at, to: at };
}

const computeStart = (level: VerdictLevel): number => LEVELS.indexOf(level) * ZONE;

function describePlace(judged: Judged): string {
  const outlook = findOutlook(judged);
  if (!outlook) return getLevelWord(judged.verdict.level);
  const { best, worst } = outlook;
  return t('between', { from: getLevelWord(worst.level), to: getLevelWord(best.level) });
}

export function Scale({ judged }: { judged: Judged }) {
  return (
    <div role="img" aria-label={t('on', { place: describePlace(judged) })}>
      <Line {...placeVerdict(judged)} />
      <Levels />
    </div>
  );
}

function Line({ from, to, isWinner }: Place & { isWinner?: boolean }) {
  return (
    <div className={styles['line']}>
      <span
        className={classNames(styles['mark'], from === to && styles['point'])}
        data-winner={isWinner}
        style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }}
      />
    </div>
  );
}

function Levels() {
  return (
    <div className={styles['levels']}>
      {LEVELS.map((level) => (
        <span key={level}>{t(level)}</span>
      ))}
    </div>
  );
}

interface SharedScaleProps {
  /** Best first. */
  ranked: readonly Judged[];
  hasWinner: boolean;
}

/** A line for each. */
export function SharedScale({ ranked, hasWinner }: SharedScaleProps) {
  const place = formatList(
    ranked.map((judged, index) => t('numbered', { number: index + 1, place: describePlace(judged) })),
  );
  return (
    <div role="img" aria-label={t('on', { place })} className={styles['shared']}>
      {ranked.map((judged, index) => (
        <div key={index} className={styles['numbered']}>
          <span>{index + 1}</span>
          <Line {...placeVerdict(judged)} isWinner={hasWinner && index === 0} />
        </div>
      ))}
      <Levels />
    </div>
  );
}
