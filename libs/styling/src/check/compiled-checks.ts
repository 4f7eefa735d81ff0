import { compileRules, type CompiledRules } from '../compile';
import type { StylingKnowledge } from '../knowledge';
import { getDemands, type Condition, type Demands } from './possible';
import { reachOfTypes, collectValues, type Reach, type ReachKnowledge } from './reach';

/** What checks are made from: the catalog satisfies it. */
export type CheckKnowledge = StylingKnowledge &
  ReachKnowledge & { readonly conditions?: readonly Condition[] | undefined };

export interface CompiledChecks {
  readonly rules: CompiledRules;
  /** By slug of the type. */
  readonly reach: ReadonlyMap<string, Reach>;
  /** Values of one attribute that some item has both, as {@link pairOf} names them. */
  readonly together: ReadonlySet<string>;
  /** What values demand of each other. */
  readonly demands: Demands;
  /** By `attribute:value`, the group of values that are one thing to the eye. */
  readonly facts: ReadonlyMap<string, number>;
}

/** @param rules those of the same knowledge, where they are compiled already */
export function compileChecks(knowledge: CheckKnowledge, rules = compileRules(knowledge)): CompiledChecks {
  return {
    rules,
    reach: reachOfTypes(knowledge),
    together: collectValues(knowledge.items),
    demands: getDemands(knowledge.conditions ?? []),
    facts: new Map(knowledge.facts.values.flatMap((group, index) => group.map((key) => [key, index]))),
  };
}
