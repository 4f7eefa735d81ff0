import type { Category, Garment, VerdictLevel } from '@figura/contracts';
import { isAllowed } from '../allowed';
import { isSeated, type CheckedUser } from '../check/answer-check';
import { measureType, type Measure } from '../check/scale';
import type { CheckSource } from '../check/check-source';
import { MEASURED_FROM, computeSleeveLength } from '../check/part-fits';
import type { Effect } from '../explain';
import type { ProfileFeature } from '../features';
import { formatExactLength, collectLevels, formatApproximateLength, type BodyLevels } from '../lengths';
import { tailorGarment, type Alteration } from './tailored';

type AdvisedUser = Pick<CheckedUser, 'measurements' | 'unitPreference' | 'preferences'>;

export interface AdvisedPiece {
  readonly name: string;
  readonly garment: Garment;
  /** True if owned for a season and not worn on any of its days. */
  readonly isLeftAside: boolean;
  readonly isLoved: boolean;
}

export type PieceAdvice<Piece extends AdvisedPiece = AdvisedPiece> = {
  readonly piece: Piece;
  readonly level: VerdictLevel;
  /** Full sentences, at least one. */
  readonly reasons: readonly string[];
} & (
  | {
      readonly advice: 'alter';
      readonly sentence: string;
      readonly becomes: VerdictLevel;
      /** New score minus old score. */
      readonly gain: number;
    }
  | { readonly advice: 'pass-on' }
);

const LESS_AGAINST = 'After that, its cut does more for your proportions than against them.';

const AGAINST = 'Its cut works against your proportions more than for them.';

const TOLD = 2;

/** States that pass: no piece is altered or given away for them. */
const PASSING = ['pregnant:comfort', 'nursing:comfort'];

/**
 * Suggests an alteration that lifts the verdict, otherwise passing on a piece with the lowest verdict that was
 * left aside and is not loved.
 */
export function advisePieces<Piece extends AdvisedPiece>(
  source: CheckSource,
  pieces: readonly Piece[],
  advised: readonly ProfileFeature[],
  user: AdvisedUser,
): PieceAdvice<Piece>[] {
  const features = advised.filter(({ key }) => !PASSING.includes(key));
  // Where a standing body has its places says nothing of a seated one.
  const hasLengths = !user.preferences.hideNumbers && !isSeated(user);
  const given: PieceAdvice<Piece>[] = [];
  const measures = new Map<string, Measure>();
  for (const piece of pieces) {
    const { garment, isLeftAside, isLoved } = piece;
    const measure = measures.get(garment.type) ?? measureType(source.checks, garment.type, features);
    measures.set(garment.type, measure);
    const { level, alteration, cautions } = tailorGarment(
      source.checks,
      garment,
      features,
      source.nameOf,
      (attributes) => isAllowed({ ...garment, attributes }, user.preferences),
      measure,
    );
    if (alteration) {
      const { level: becomes, gain } = alteration;
      const sentence = describeRequest(alteration, source.valueNames);
      const lengths = hasLengths ? findLengthSentence(alteration, garment.category, source, user) : null;
      const reasons = [...explainAlteration(alteration, features), ...(lengths === null ? [] : [lengths])];
      given.push({ advice: 'alter', piece, level, becomes, gain, sentence, reasons });
    } else if (level === 'poor' && isLeftAside && !isLoved) {
      const reasons = listProportionReasons(cautions.slice(0, TOLD), features);
      given.push({ advice: 'pass-on', piece, level, reasons: reasons.length > 0 ? reasons : [AGAINST] });
    }
  }
  return given;
}

function describeRequest({ rule, from, to }: Alteration, names: CheckSource['valueNames']): string {
  const name = (value: string) => `“${names.get(`${rule.attribute}:${value}`)!}”`;
  return to === null ? `${rule.asks}.` : `${rule.asks}: ${name(to)} in place of ${name(from)}.`;
}

function explainAlteration({ ends, brings }: Alteration, features: readonly ProfileFeature[]): string[] {
  return ends || brings ? listProportionReasons([ends, brings], features) : [LESS_AGAINST];
}

function listProportionReasons(
  effects: readonly (Effect | null)[],
  features: readonly ProfileFeature[],
): string[] {
  const sentences = effects.flatMap((effect) => {
    if (!effect) return [];
    const feature = features.find(({ key }) => key === effect.feature);
    return feature?.kind === 'balance' ? [feature.reason, effect.description] : [effect.description];
  });
  return [...new Set(sentences)];
}

const HEMS: Readonly<Record<string, { level: string; place: string; ends: string }>> = {
  mini: { level: 'mid-thigh', place: 'the middle of your thigh', ends: 'there' },
  'above-knee': { level: 'knee', place: 'the middle of your knee', ends: 'just above it' },
  knee: { level: 'knee', place: 'the middle of your knee', ends: 'there' },
  'below-knee': { level: 'knee', place: 'the middle of your knee', ends: 'just below it' },
  'mid-calf': { level: 'mid-calf', place: 'the middle of your calf', ends: 'there' },
  ankle: { level: 'ankle', place: 'your ankle', ends: 'there' },
  cropped: { level: 'mid-calf', place: 'the middle of your calf', ends: 'there' },
  'ankle-length': { level: 'ankle', place: 'your ankle', ends: 'there' },
  'waist-length-top': { level: 'waist', place: 'your waist', ends: 'there' },
  'high-hip-top': { level: 'hips', place: 'the fullest line of your hips', ends: 'above it' },
  'widest-hip-top': { level: 'hips', place: 'the fullest line of your hips', ends: 'there' },
};

/** Null if not measured there. */
function findLengthSentence(
  { rule: { kind }, to }: Alteration,
  category: Category,
  { catalog }: CheckSource,
  { measurements, unitPreference: unit }: AdvisedUser,
): string | null {
  const levels = collectLevels(measurements, catalog.railChecks.landmarks);
  switch (kind) {
    case 'hem':
    case 'trouser-hem':
      return findHemSentence(to!, category, levels, (inches) => formatApproximateLength(inches, unit));
    case 'sleeves': {
      const length = computeSleeveLength(to!, levels);
      return length === null
        ? null
        : `For your height, a sleeve of about ${formatApproximateLength(length, unit)} from the shoulder seam ends there.`;
    }
    case 'waist': {
      const { chest, waist, hips } = measurements;
      const [bust, middle, below] = [chest, waist, hips].map((girth) => formatExactLength(girth, unit));
      return `Around, you measure ${bust} at the chest, ${middle} at the waist and ${below} at the hips.`;
    }
    case 'legs':
      return `Around, you measure ${formatExactLength(measurements.hips, unit)} at the hips: they stay as they are, and it is taken in below them.`;
    case 'shoulder-pads':
      return `Around the shoulders you measure ${formatExactLength(measurements.shoulders, unit)}, without pads.`;
  }
}

function findHemSentence(
  hem: string,
  category: Category,
  levels: BodyLevels,
  words: (inches: number) => string,
): string | null {
  const at = HEMS[hem];
  const from = MEASURED_FROM[category];
  if (!at || !from) return null;
  const length = words(levels[at.level]! - levels[from.level]!);
  return `On you, ${at.place} lies ${length} ${from.words}, straight down: have it end ${at.ends}.`;
}
