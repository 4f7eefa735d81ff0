import { hasLifeState, type Category, type Garment, type VerdictLevel } from '@figura/contracts';
import { createMessageFactory, SOURCE_LANGUAGE, translate, type Message, type Text } from '@figura/messages';
import { isAllowed } from '../allowed';
import { nameValue } from '../content-texts';
import type { CheckedUser } from '../check/answer-check';
import { measureType, type Measure } from '../check/scale';
import type { CheckSource } from '../check/check-source';
import { MEASURED_FROM, computeSleeveLength } from '../check/part-fits';
import type { Effect } from '../explain';
import type { ProfileFeature } from '../features';
import { findUnsaidWaist } from '../life-states';
import { collectLevels, describeExactLength, describeLength, type BodyLevels } from '../lengths/lengths';
import { isSayable } from '../unsaid';
import messages from './messages.en';
import { tailorGarment, type Alteration } from './tailored';

const t = createMessageFactory(messages.reasons);
const requests = createMessageFactory(messages.requests);
const places = createMessageFactory(messages.places);

type AdvisedUser = Pick<CheckedUser, 'measurements' | 'unitPreference' | 'preferences'>;

export interface AdvisedPiece {
  readonly name: string;
  readonly garment: Garment;
  readonly isLeftAside: boolean;
  readonly isLoved: boolean;
}

export type PieceAdvice<Piece extends AdvisedPiece = AdvisedPiece> = {
  readonly piece: Piece;
  readonly level: VerdictLevel;
  readonly reasons: readonly Text[];
} & (
  | {
      readonly advice: 'alter';
      readonly sentence: Message;
      readonly becomes: VerdictLevel;
      /** New score minus old score. */
      readonly gain: number;
    }
  | { readonly advice: 'pass-on' }
);

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
  // Places of a standing body say nothing of a seated one.
  const hasLengths = !user.preferences.hideNumbers && !hasLifeState(user.preferences.lifeStates, 'seated');
  const unsaid = findUnsaidWaist(user.preferences);
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
      if (!isSayable(unsaid, sentence)) continue;
      const lengths = hasLengths ? findLengthSentence(alteration, garment.category, source, user) : null;
      const reasons = [...explainAlteration(alteration, features), ...(lengths === null ? [] : [lengths])];
      given.push({ advice: 'alter', piece, level, becomes, gain, sentence, reasons });
    } else if (level === 'poor' && isLeftAside && !isLoved) {
      const reasons = listProportionReasons(cautions.slice(0, TOLD), features);
      given.push({ advice: 'pass-on', piece, level, reasons: reasons.length > 0 ? reasons : [t('against')] });
    }
  }
  return given;
}

function describeRequest({ rule, from, to }: Alteration, names: CheckSource['valueNames']): Message {
  const name = (value: string) => {
    const key = `${rule.attribute}:${value}`;
    return nameValue(key, names.get(key)!);
  };
  const request = requests(rule.kind);
  return to === null
    ? requests('remove', { request })
    : requests('change', { request, to: name(to), from: name(from) });
}

function explainAlteration({ ends, brings }: Alteration, features: readonly ProfileFeature[]): Text[] {
  return ends || brings ? listProportionReasons([ends, brings], features) : [t('lessAgainst')];
}

function listProportionReasons(
  effects: readonly (Effect | null)[],
  features: readonly ProfileFeature[],
): Text[] {
  const sentences = effects.flatMap((effect): Text[] => {
    if (!effect) return [];
    const feature = features.find(({ key }) => key === effect.feature);
    return feature?.kind === 'balance' ? [feature.reason, effect.description] : [effect.description];
  });
  return [...new Map(sentences.map((sentence) => [translate(sentence, SOURCE_LANGUAGE), sentence])).values()];
}

type Place = keyof typeof messages.places;

/** By length: the place that is named, and where the hem ends from there. */
const HEMS: Readonly<Record<string, { level: Place; ends: 'there' | 'above' | 'below' | 'aboveFar' }>> = {
  mini: { level: 'mid-thigh', ends: 'there' },
  'above-knee': { level: 'knee', ends: 'above' },
  knee: { level: 'knee', ends: 'there' },
  'below-knee': { level: 'knee', ends: 'below' },
  'mid-calf': { level: 'mid-calf', ends: 'there' },
  ankle: { level: 'ankle', ends: 'there' },
  cropped: { level: 'mid-calf', ends: 'there' },
  'ankle-length': { level: 'ankle', ends: 'there' },
  'waist-length-top': { level: 'waist', ends: 'there' },
  'high-hip-top': { level: 'hips', ends: 'aboveFar' },
  'widest-hip-top': { level: 'hips', ends: 'there' },
};

function findLengthSentence(
  { rule: { kind }, to }: Alteration,
  category: Category,
  { catalog }: CheckSource,
  { measurements, unitPreference: unit, preferences }: AdvisedUser,
): Message | null {
  const levels = collectLevels(measurements, catalog.railChecks.landmarks, preferences.presentation);
  switch (kind) {
    case 'hem':
    case 'trouser-hem':
      return findHemSentence(to!, category, levels, (inches) => describeLength(inches, unit));
    case 'sleeves': {
      const length = computeSleeveLength(to!, levels);
      return length === null ? null : t('sleeve', { length: describeLength(length, unit) });
    }
    case 'waist': {
      const [chest, waist, hips] = [measurements.chest, measurements.waist, measurements.hips].map((girth) =>
        describeExactLength(girth, unit),
      );
      return t('girths', { chest: chest!, waist: waist!, hips: hips! });
    }
    case 'legs':
      return t('hips', { hips: describeExactLength(measurements.hips, unit) });
    case 'shoulder-pads':
      return t('shoulders', { shoulders: describeExactLength(measurements.shoulders, unit) });
  }
}

function findHemSentence(
  hem: string,
  category: Category,
  levels: BodyLevels,
  describeInches: (inches: number) => Message,
): Message | null {
  const at = HEMS[hem];
  const from = MEASURED_FROM[category];
  if (!at || !from) return null;
  const length = describeInches(levels[at.level]! - levels[from.level]!);
  return t('hem', { place: places(at.level), length, from: from.words, ends: at.ends });
}
