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
/** On a phone, in percent of the scale. */
const NUMBER_WIDTH = 9;
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
  const { from, to } = placeVerdict(judged);
  return (
    <div role="img" aria-label={t('on', { place: describePlace(judged) })}>
      <div className={styles['line']}>
        <span
          className={classNames(styles['mark'], from === to && styles['point'])}
          style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }}
        />
      </div>
      <Levels />
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

interface NumberedPlace extends Place {
  number: number;
}

/** One line, and another for what would cover a number. */
export function SharedScale({ ranked, hasWinner }: SharedScaleProps) {
  const place = formatList(
    ranked.map((judged, index) => t('numbered', { number: index + 1, place: describePlace(judged) })),
  );
  return (
    <div role="img" aria-label={t('on', { place })} className={styles['shared']}>
      {arrangePlaces(ranked).map((places, line) => (
        <div key={line} className={styles['line']}>
          {places.map(({ number, from, to }) => (
            <span
              key={number}
              className={classNames(styles['mark'], from === to && styles['point'])}
              data-winner={hasWinner && number === 1}
              style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }}
            >
              {number}
            </span>
          ))}
        </div>
      ))}
      <Levels />
    </div>
  );
}

function arrangePlaces(ranked: readonly Judged[]): NumberedPlace[][] {
  const lines: NumberedPlace[][] = [];
  for (const [index, judged] of ranked.entries()) {
    const place = { ...placeVerdict(judged), number: index + 1 };
    const line = lines.find((others) => others.every((other) => !doCollide(place, other)));
    if (line) line.push(place);
    else lines.push([place]);
  }
  return lines;
}

function doCollide(a: Place, b: Place): boolean {
  const areRanges = a.from < a.to && b.from < b.to;
  return areRanges ? a.from < b.to && b.from < a.to : Math.abs(a.from - b.from) < NUMBER_WIDTH;
}
