import { withImpliedValues, type VerdictLevel } from '@figura/contracts';
import { compileItems, type CompiledKnowledge } from '../compile';
import { explain, explainFully, type Explanation, type FeatureName } from '../explain';
import type { ProfileFeature } from '../features';
import type { RatedItem } from '../knowledge';
import { scoreItems } from '../rank';
import { collectChanged, chooseBestChanges, findChanges, type Change } from './changes';
import type { CompiledChecks } from './compiled-checks';
import { countKnown } from './open-questions';
import { describeOutlook, findAnswers, type Outlook } from './outlook';
import type { Reach } from './reach';
import { judge, measureType, type Judgment } from './scale';

/** From so many points on an attribute makes a difference. */
const TELLING = 0.25;

/** A garment without what has no part in its rating. */
export type CheckedGarment = Pick<RatedItem, 'type' | 'attributes'>;

/** A change of a garment with what it brings. */
export interface Alternative extends Change {
  /** The new score less the old one, exactly; above 0. */
  gain: number;
  /** What it makes of the garment. */
  level: VerdictLevel;
  /** What the new value does for the user; null where it only ends what worked against them. */
  effect: string | null;
}

export interface GarmentCheck extends Explanation, Judgment, Outlook {
  /** The best first, one for each attribute, {@link MAX_ALTERNATIVES} at most. */
  alternatives: Alternative[];
}

/**
 * How a garment suits a profile. Reasons come grouped by body part, the part that the garment does most for first; nothing
 * is made of what is not known of it.
 *
 * @param isOffered whether a change may be suggested that makes the garment one of these attributes
 * @throws RangeError for a type or a feature that the knowledge does not have
 */
export function checkGarment(
  checks: CompiledChecks,
  garment: CheckedGarment,
  features: readonly ProfileFeature[],
  nameOf: FeatureName,
  isOffered: (attributes: RatedItem['attributes']) => boolean = () => true,
): GarmentCheck {
  const { type, attributes } = withImpliedValues({ type: garment.type, attributes: garment.attributes });
  const measure = measureType(checks, type, features);
  const changes = findChanges(attributes, reachOf(checks.reach, type), checks);
  const answers = findAnswers(attributes, measure.questions, checks.demands);
  const { compiled, judgments } = weigh(
    checks,
    type,
    features,
    [
      attributes,
      ...changes.map((change) => collectChanged(attributes, change)),
      ...answers.map((answer) => answer.attributes),
    ],
    measure,
  );
  const explanation = explain(compiled, features, 0, nameOf);
  return {
    ...judgments[0]!,
    ...describeOutlook(
      answers.map((answer, index) => ({ ...answer, ...judgments[1 + changes.length + index]! })),
      countKnown(attributes, measure.questions, findTellingAttributes(compiled, features)),
    ),
    reasons: groupByPart(explanation.reasons),
    cautions: explanation.cautions,
    alternatives: chooseBestChanges(changes, judgments, checks.facts, (change) =>
      isOffered(collectChanged(attributes, change)),
    ).map(({ index, ...change }) => ({
      ...change,
      level: judgments[index]!.level,
      effect: findEffect(compiled, features, index, change),
    })),
  };
}

/**
 * Scores garments of one type, each with other attributes.
 *
 * @param measure what its type can reach for these features, where that is known already
 * @throws RangeError for a type or a feature that the knowledge does not have
 */
export function weigh(
  checks: Pick<CompiledChecks, 'rules' | 'reach' | 'demands' | 'facts'>,
  type: string,
  features: readonly ProfileFeature[],
  garments: readonly RatedItem['attributes'][],
  measure = measureType(checks, type, features),
): { compiled: CompiledKnowledge; judgments: Judgment[] } {
  const items = garments.map((attributes) => ({ id: '', ...withImpliedValues({ type, attributes }) }));
  const compiled = compileItems(checks.rules, items);
  const scores = scoreItems(compiled, features);
  const judgments = items.map(({ attributes }, index) => judge(scores, index, attributes, measure));
  return { compiled, judgments };
}

function reachOf(reach: CompiledChecks['reach'], type: string): Reach {
  return reach.get(type) ?? new Map<string, readonly string[]>();
}

/** Attributes of the first garment in a list that make a difference. */
function findTellingAttributes(
  compiled: CompiledKnowledge,
  features: readonly ProfileFeature[],
): ReadonlySet<string> {
  const { helpful, harmful } = explainFully(compiled, features, 0);
  const telling = [...helpful, ...harmful].filter(({ contribution }) => Math.abs(contribution) >= TELLING);
  return new Set(telling.map(({ attribute }) => attribute));
}

function findEffect(
  compiled: CompiledKnowledge,
  features: readonly ProfileFeature[],
  index: number,
  { attribute, to }: Change,
): string | null {
  const { helpful } = explainFully(compiled, features, index);
  const reason = helpful.find((effect) => effect.attribute === attribute && effect.value === to);
  return reason?.description ?? null;
}

function groupByPart(reasons: Explanation['reasons']): Explanation['reasons'] {
  const parts = new Map<string, Explanation['reasons']>();
  for (const reason of reasons) {
    const [part = ''] = reason.feature.split(':');
    const group = parts.get(part);
    if (group) group.push(reason);
    else parts.set(part, [reason]);
  }
  return [...parts.values()].flat();
}
