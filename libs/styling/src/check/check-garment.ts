import { withImpliedValues, type VerdictLevel } from '@figura/contracts';
import type { Text } from '@figura/messages';
import { compileItems, type CompiledKnowledge } from '../compile';
import { explain, explainFully, type Explanation, type FeatureName } from '../explain';
import type { ProfileFeature } from '../features';
import type { RatedItem } from '../knowledge';
import { scoreItems } from '../rank';
import { collectChanged, chooseBestChanges, listChanges, type Change } from './changes';
import type { CompiledChecks } from './compiled-checks';
import { countKnown } from './open-questions';
import { describeOutlook, listAnswers, type Outlook } from './outlook';
import type { Reach } from './reach';
import { judge, measureType, type Judgment } from './scale';

const TELLING = 0.25;

export type CheckedGarment = Pick<RatedItem, 'type' | 'attributes'>;

export interface Alternative extends Change {
  /** New score minus old score, exactly; above 0. */
  gain: number;
  level: VerdictLevel;
  /** Null if the change only removes a drawback. */
  effect: Text | null;
}

export interface GarmentCheck extends Explanation, Judgment, Outlook {
  /** Best first, one for each attribute, {@link MAX_ALTERNATIVES} at most. */
  alternatives: Alternative[];
}

/**
 * Reasons are grouped by body part, strongest first; unknown attributes do not count.
 * @throws RangeError for an unknown type or feature
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
  const changes = listChanges(attributes, findReach(checks.reach, type), checks);
  const answers = listAnswers(attributes, measure.questions, checks.demands);
  const { compiled, judgments } = weigh(
    checks,
    type,
    features,
    [
      attributes,
      // Values that the replaced one implied go with it.
      ...changes.map((change) => collectChanged(garment.attributes, change)),
      ...answers.map((answer) => answer.attributes),
    ],
    measure,
  );
  const judgment = judgments[0]!;
  const warns = judgment.level === 'mixed' || judgment.level === 'poor';
  const explanation = explain(compiled, features, 0, nameOf, warns);
  return {
    ...judgment,
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
 * @param measure the type's reach for these features, if known
 * @throws RangeError for an unknown type or feature
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

function findReach(reach: CompiledChecks['reach'], type: string): Reach {
  return reach.get(type) ?? new Map<string, readonly string[]>();
}

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
): Text | null {
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
