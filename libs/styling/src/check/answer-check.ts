import type { CheckResponse, EffectDescription, Garment, Limits, User } from '@figura/contracts';
import { isAllowed } from '../allowed';
import type { Effect } from '../explain';
import { featuresOf, type ProfileFeature } from '../features';
import { checkGarment } from './check-garment';
import { alternativeSentence, verdictSentence } from './check-sentences';
import type { CheckSource } from './check-source';
import { partFitsOf } from './part-fits';
import { withoutLengths } from '../lengths';

/** A coarse body is as tall for everybody. */
const ON_AVERAGE = 'With your numbers hidden, that is told for an average height.';

/** Whom a garment is judged for. */
export interface CheckedUser extends Pick<User, 'unitPreference'> {
  /** In inches. */
  readonly measurements: NonNullable<User['measurements']>;
  readonly preferences: Limits & { readonly hideNumbers: boolean };
}

export type CheckAnswer = Pick<CheckResponse, 'verdict' | 'reasons' | 'cautions' | 'alternatives' | 'fit'>;

/** The features of a user, as every check weighs them. */
export function featuresOfUser({
  measurements,
  underbust,
  bodyConcerns,
  featureChoices,
}: Pick<User, 'underbust' | 'bodyConcerns' | 'featureChoices'> &
  Pick<CheckedUser, 'measurements'>): ProfileFeature[] {
  return featuresOf({ measurements, underbust, bodyConcerns, choices: featureChoices });
}

/**
 * Whether a garment suits a user, with all that speaks for and against it: the same for the same source, whoever computes it.
 *
 * @param hemLength inches, above 0; without one nothing is said of where it ends. Whoever hides numbers is told no lengths.
 * @throws RangeError for a type that the source does not have
 */
export function answerCheck(
  source: CheckSource,
  garment: Garment,
  features: readonly ProfileFeature[],
  { measurements, preferences, unitPreference }: CheckedUser,
  hemLength?: number,
): CheckAnswer {
  const check = checkGarment(source.checks, garment, features, source.nameOf, (attributes) =>
    isAllowed({ ...garment, attributes }, preferences),
  );
  return {
    verdict: { level: check.level, score: check.score, sentence: verdictSentence(check) },
    reasons: check.reasons.map((reason) => describedEffect(source, reason)),
    cautions: check.cautions.map((caution) => describedEffect(source, caution)),
    alternatives: check.alternatives.map((alternative) => {
      const { attribute, from, to, gain } = alternative;
      const sentence = alternativeSentence(alternative, (value) => source.valueNames.get(value)!);
      return { attribute, from, to, gain, sentence };
    }),
    fit:
      hemLength === undefined
        ? []
        : partFitsOf(source.catalog.railChecks, garment, hemLength, measurements, unitPreference).flatMap(
            ({ part, sentence }) => {
              const text = preferences.hideNumbers ? withoutLengths(sentence) : sentence;
              if (text === null) return [];
              const isGuess = preferences.hideNumbers && part === 'hem';
              return [{ part, sentence: isGuess ? `${text} ${ON_AVERAGE}` : text }];
            },
          ),
  };
}

/** An effect in the words of the catalog. */
export function describedEffect(
  {
    features,
    valueNames,
    recommendationById,
  }: Pick<CheckSource, 'features' | 'valueNames' | 'recommendationById'>,
  { feature, attribute, value, rating, strength, description }: Effect,
): EffectDescription {
  const { evidence, study } = recommendationById.get(`${feature.replace(':', '-')}_${attribute}_${value}`)!;
  return {
    bodyPart: features.get(feature)!.displayName,
    attribute,
    value,
    displayName: valueNames.get(`${attribute}:${value}`)!,
    rating,
    strength,
    description,
    evidence,
    ...(study !== undefined && { study }),
  };
}
