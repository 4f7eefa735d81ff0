import type { CompiledKnowledge } from './compile';
import type { ProfileFeature } from './features';
import { rateFit } from './rank';

/** Indexes of items that suit some of the nearby bodies only. */
export function findUnsureItems(
  compiled: CompiledKnowledge,
  features: readonly ProfileFeature[],
  nearby: readonly (readonly ProfileFeature[])[],
): ReadonlySet<number> {
  const unsure = new Set<number>();
  if (nearby.length === 0) return unsure;
  const fit = rateFit(compiled, features);
  for (const others of nearby)
    rateFit(compiled, others).forEach((rate, index) => {
      if (rate > 0 !== fit[index]! > 0) unsure.add(index);
    });
  return unsure;
}
