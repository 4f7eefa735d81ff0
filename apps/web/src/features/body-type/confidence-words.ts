import type { LengthUnit } from '@figura/classifier';
import { isGirth } from '@figura/contracts';
import type { CombinedType, Confidence, Measurement, Presentation } from '@figura/contracts';
import { getMeasurementLabel } from '../../lib/measurements/measurement-texts';
import { formatList } from '../../lib/text/list-text';
import { confidenceWords as t } from './messages.en';
import { writeSmall } from '../../lib/text/within-sentence';
import { formatLength } from '../../lib/text/decimal-text';

type ConfidenceLevel = 'clear' | 'likely' | 'close';

export interface ConfidenceWords {
  level: ConfidenceLevel;
  headline: string;
  sentences: string[];
  chances: { code: CombinedType; percent: string }[];
}

const SHOWN_FROM = 0.02;
const MAX_CHANCES = 4;

/** Below this chance the neighbors are worth reading too. */
const CLOSE_BELOW = 0.75;
const NAMED_NEIGHBOR_SHARE = 0.5;
const MAX_NAMED_NEIGHBORS = 2;

/** Changes are in the user's unit: inches to the eighth, centimeters to one decimal. */
export function createConfidenceWords(
  confidence: Confidence,
  unit: LengthUnit,
  {
    basis = 'tape',
    presentation = 'any',
  }: { basis?: 'tape' | 'answers'; presentation?: Presentation | undefined } = {},
): ConfidenceWords {
  const { code, remeasure, probability } = confidence;
  const chances = getChances(confidence);
  if (remeasure === null || confidence.neighbors.length === 0) {
    return {
      level: 'clear',
      headline: t('clear', { code }),
      sentences: [t('wellInside', { code })],
      chances,
    };
  }

  const close = probability < CLOSE_BELOW;
  const neighbors = nameNeighbors(confidence);
  const sentences = close
    ? [formatBorderSentence(code, neighbors, basis)]
    : [t('nextDoor', { basis, code, neighbors: formatList(neighbors) })];
  sentences.push(
    basis === 'answers'
      ? t('measure', { name: nameInSentence(remeasure) })
      : formatRemeasureSentence(confidence, remeasure, unit, close),
  );
  if (isCommonLongTorso(code, neighbors)) {
    sentences.push(t('longTorsoIsCommon', { presentation }));
  }
  if (close) sentences.push(t('borrowIdeas', { types: formatList([code, ...neighbors]) }));
  return {
    level: close ? 'close' : 'likely',
    headline: t('mostLikely', { basis, code }),
    sentences,
    chances,
  };
}

function getChances({ code, probability, neighbors }: Confidence): ConfidenceWords['chances'] {
  return [{ code, probability }, ...neighbors.filter((neighbor) => neighbor.probability >= SHOWN_FROM)]
    .slice(0, MAX_CHANCES)
    .map((chance) => ({ code: chance.code, percent: formatPercent(chance.probability) }));
}

/** Whole percent, never 100: a tape measure is never certain. */
function formatPercent(probability: number): string {
  return probability > 0.99 ? t('over', { percent: 99 }) : `${Math.round(probability * 100)}%`;
}

function nameNeighbors({ neighbors }: Confidence): CombinedType[] {
  const likeliest = neighbors[0]!.probability;
  return neighbors
    .filter(({ probability }) => probability >= likeliest * NAMED_NEIGHBOR_SHARE)
    .slice(0, MAX_NAMED_NEIGHBORS)
    .map(({ code }) => code);
}

function formatBorderSentence(
  code: CombinedType,
  neighbors: CombinedType[],
  basis: 'tape' | 'answers',
): string {
  return neighbors.length === 1
    ? t('nearBorder', { basis, code, neighbor: neighbors[0]! })
    : t('atCorner', { basis, types: formatList([code, ...neighbors]) });
}

function formatRemeasureSentence(
  { flips }: Confidence,
  remeasure: Measurement,
  unit: LengthUnit,
  close: boolean,
): string {
  const name = nameInSentence(remeasure);
  const flip = flips.find(({ measurement }) => measurement === remeasure);
  const gain = close ? 'decision' : 'certainty';
  if (!flip) return t('remeasure', { name, gain });
  return t('remeasureForOther', { name, gain, change: changeInWords(flip.change, unit), code: flip.code });
}

function nameInSentence(measurement: Measurement): string {
  const name = writeSmall(getMeasurementLabel(measurement));
  return isGirth(measurement) ? t('girth', { name }) : t('verticalPart', { name });
}

/** Examples: `½ inch more`, `1¼ inches less`, `1.3 cm more`. */
function changeInWords(change: number, unit: LengthUnit): string {
  const inches = Math.abs(change);
  const amount = formatLength(inches, unit);
  const name = unit === 'cm' ? 'cm' : inches <= 1 ? 'inch' : 'inches';
  return t('change', { amount, unit: name, direction: change > 0 ? 'more' : 'less' });
}

function isCommonLongTorso(code: CombinedType, neighbors: CombinedType[]): boolean {
  const digits = [code, ...neighbors].map((type) => type[1]);
  return digits.includes('2') && new Set(digits).size > 1;
}
