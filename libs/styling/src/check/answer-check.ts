import {
  hasLifeState,
  getPart,
  type Category,
  type CheckResponse,
  type EffectDescription,
  type Garment,
  type Limits,
  type User,
  type UserPreferences,
} from '@figura/contracts';
import { createMessageFactory, type Text } from '@figura/messages';
import { isAllowed } from '../allowed';
import { nameFeature, nameValue } from '../content-texts';
import type { Effect } from '../explain';
import { findUnsaidWaist } from '../life-states';
import { isOnPartOfFeature } from '../on-part';
import { isSayable } from '../unsaid';
import { checkGarment, type GarmentCheck } from './check-garment';
import { describeAlternatives, formatVerdictSentence } from './check-sentences';
import type { CheckSource } from './check-source';
import messages from './messages.en';
import { assessVerdict, type FeaturedUser, type UserFeatures } from './nearby-bodies';
import { listPartFits, type PartFit } from './part-fits';

export interface CheckedUser extends FeaturedUser, Pick<User, 'unitPreference'> {
  readonly preferences: Limits & Pick<UserPreferences, 'hideNumbers' | 'lifeStates' | 'presentation'>;
}

type Options = NonNullable<CheckResponse['question']>['options'];

export type DescribedEffect = Unlabeled<EffectDescription, 'bodyPart' | 'displayName' | 'description'>;

export interface CheckAnswer {
  question?: Omit<NonNullable<CheckResponse['question']>, 'options'> & {
    options: Unlabeled<Options[number], 'label'>[];
  };
  reasons: DescribedEffect[];
  cautions: DescribedEffect[];

  verdict: Unlabeled<CheckResponse['verdict'], 'sentence'>;
  alternatives: Unlabeled<CheckResponse['alternatives'][number], 'sentence' | 'label'>[];
  fit: PartFit[];
}

/** With texts that are in no language yet. */
type Unlabeled<Answer, Field extends keyof Answer> = Omit<Answer, Field> & Record<Field, Text>;

const whole = createMessageFactory(messages.whole);

const TESTED_CATEGORY: Category = 'One-Piece';

/**
 * Users who hide numbers get no lengths.
 * @param hemLength inches, above 0; optional
 * @throws RangeError for an unknown type
 */
export function answerCheck(
  source: CheckSource,
  garment: Garment,
  features: UserFeatures,
  user: CheckedUser,
  hemLength?: number,
): CheckAnswer {
  const { advised } = features;
  const { measurements, preferences, unitPreference } = user;
  const unsaid = findUnsaidWaist(preferences);
  const check = tellOfSuited(
    checkGarment(source.checks, garment, advised, source.nameOf, (attributes) =>
      isAllowed({ ...garment, attributes }, preferences),
    ),
    preferences,
  );
  const formatValueName = (value: string) => nameValue(value, source.valueNames.get(value)!);
  const { level, score, range, known, question } = check;
  return {
    verdict: {
      level,
      score,
      sentence: formatVerdictSentence(check, formatValueName, source.nameOf),
      known,
      ...(range && { range }),
      ...assessVerdict(source.checks, garment, level, features),
    },
    ...(question && {
      question: {
        attribute: question.attribute,
        options: question.options.map(({ value, level: becomes, attributes }) => ({
          value,
          label: formatValueName(`${question.attribute}:${value}`),
          level: becomes,
          garment: { ...garment, attributes: toLists(attributes) },
        })),
      },
    }),
    reasons: check.reasons.map((reason) => describeEffect(source, reason, garment.category)),
    cautions: check.cautions.map((caution) => describeEffect(source, caution, garment.category)),
    alternatives: describeAlternatives(check.alternatives, advised, formatValueName).map(
      ({ attribute, from, to, gain, level: becomes, sentence }) => ({
        attribute,
        from,
        to,
        label: formatValueName(`${attribute}:${to}`),
        gain,
        level: becomes,
        sentence,
      }),
    ),
    fit:
      hemLength === undefined
        ? []
        : listPartFits(
            source.catalog.railChecks,
            garment,
            hemLength,
            measurements,
            preferences.hideNumbers ? null : unitPreference,
            preferences.presentation,
            hasLifeState(preferences.lifeStates, 'seated'),
          ).filter(({ sentence }) => isSayable(unsaid, sentence)),
  };
}

function tellOfSuited(check: GarmentCheck, { presentation }: CheckedUser['preferences']): GarmentCheck {
  if (presentation !== 'mens') return check;
  const isTold = ({ feature }: Effect) => getPart(feature) !== 'waist';
  const [reasons, cautions] = [check.reasons.filter(isTold), check.cautions.filter(isTold)];
  return reasons.length + cautions.length > 0 ? { ...check, reasons, cautions } : check;
}

export function describeEffect(
  {
    features,
    valueNames,
    recommendationById,
  }: Pick<CheckSource, 'features' | 'valueNames' | 'recommendationById'>,
  { feature, attribute, value, rating, strength, description, claims }: Effect,
  category: Category,
): DescribedEffect {
  const entry = recommendationById.get(`${feature.replace(':', '-')}_${attribute}_${value}`)!;
  const { study } = entry;
  // The studies dressed figures from neck to hem; their findings are carried over to parts.
  const evidence =
    entry.evidence === 'tested' && category !== TESTED_CATEGORY ? 'extrapolated' : entry.evidence;
  return {
    feature,
    bodyPart: nameFeature(features.get(feature)!),
    attribute,
    value,
    displayName: nameDetail(`${attribute}:${value}`, category, valueNames),
    rating,
    strength,
    description,
    evidence,
    ...(rating > 0 && !isOnPartOfFeature({ feature, claims }) && { elsewhere: true as const }),
    ...(study !== undefined && { study }),
  };
}

/** A dress has no bottom half. */
function nameDetail(value: string, category: Category, valueNames: CheckSource['valueNames']): Text {
  const [, half] = category === 'One-Piece' ? (/^(color|pattern):\S+-(?:top|bottom)$/.exec(value) ?? []) : [];
  return half ? whole(half as keyof typeof messages.whole) : nameValue(value, valueNames.get(value)!);
}

function toLists(
  attributes: Readonly<Record<string, readonly string[] | undefined>>,
): Record<string, string[]> {
  return Object.fromEntries(Object.entries(attributes).map(([name, values = []]) => [name, [...values]]));
}
