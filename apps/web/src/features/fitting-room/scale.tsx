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
/** A numbered disc's width on a phone, in percent of the scale. */
const DISC = 7;
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

function Line({ from, to }: Place) {
  return (
    <div className={styles['line']}>
      <span
        className={classNames(styles['mark'], from === to && styles['point'])}
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

export function SharedScale({ ranked, hasWinner }: SharedScaleProps) {
  const places = ranked.map(placeVerdict);
  const place = formatList(
    ranked.map((judged, index) => t('numbered', { number: index + 1, place: describePlace(judged) })),
  );
  return (
    <div role="img" aria-label={t('on', { place })}>
      <div className={styles['line']}>
        {places.map(({ from, to }, index) =>
          from === to ? null : (
            <span
              key={index}
              className={styles['range']}
              style={{ insetInlineStart: `${from}%`, insetInlineEnd: `${100 - to}%` }}
            />
          ),
        )}
        {gatherNumbers(places).map(({ at, numbers }) => (
          <span key={numbers.join()} className={styles['numbers']} style={{ insetInlineStart: `${at}%` }}>
            {numbers.map((number) => (
              <span
                key={number}
                data-winner={hasWinner && number === 1}
                data-open={places[number - 1]!.from !== places[number - 1]!.to}
              >
                {number}
              </span>
            ))}
          </span>
        ))}
      </div>
      <Levels />
    </div>
  );
}

/** Numbers that would lie on each other stand side by side. */
function gatherNumbers(places: readonly Place[]): { at: number; numbers: number[] }[] {
  const middles = places
    .map(({ from, to }, index) => ({ at: (from + to) / 2, number: index + 1 }))
    .sort((a, b) => a.at - b.at || a.number - b.number);
  const gathered: { at: number; numbers: number[] }[] = [];
  for (const { at, number } of middles) {
    const last = gathered.at(-1);
    if (last && at - last.at < DISC) last.numbers.push(number);
    else gathered.push({ at, numbers: [number] });
  }
  return gathered;
}
