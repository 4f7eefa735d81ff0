import { compileRules, type CompiledRules } from '../compile';
import type { StylingKnowledge } from '../knowledge';
import { compileDemands, type Condition, type Demands } from './possible';
import { reachOfTypes, collectValues, type Reach, type ReachKnowledge } from './reach';

export type CheckKnowledge = StylingKnowledge &
  ReachKnowledge & { readonly conditions?: readonly Condition[] | undefined };

export interface CompiledChecks {
  readonly rules: CompiledRules;
  readonly reach: ReadonlyMap<string, Reach>;
  readonly together: ReadonlySet<string>;
  readonly demands: Demands;
  readonly facts: ReadonlyMap<string, number>;
}

export function compileChecks(knowledge: CheckKnowledge, rules = compileRules(knowledge)): CompiledChecks {
  return {
    rules,
    reach: reachOfTypes(knowledge),
    together: collectValues(knowledge.items),
    demands: compileDemands(knowledge.conditions ?? []),
    facts: new Map(knowledge.facts.values.flatMap((group, index) => group.map((key) => [key, index]))),
  };
}
