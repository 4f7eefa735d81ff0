import type { CatalogItem } from '@figura/catalog';
import type { Limits } from '@figura/contracts';
import {
  alternativeSentence,
  checkGarment,
  GOOD_FROM,
  isAllowed,
  type ProfileFeature,
  type Steps,
} from '@figura/styling';
import type { LoadedCatalog } from '../catalog/catalog.store';

/** Pieces that would suit with one change which are shown at most. */
const MAX_NEARLY = 6;

/** A piece of an edition that would suit somebody with one change. */
export interface NearlySuiting {
  readonly item: CatalogItem;
  /** The change, in a sentence. */
  readonly change: string;
}

/**
 * Pieces that do not suit a profile as they are, and would with one change that a shop may have: the best first, at most
 * {@link MAX_NEARLY}. A check takes a millisecond: there is a step for each.
 */
export function* nearlySuiting(
  { checks, nameOf, valueNames }: LoadedCatalog,
  features: readonly ProfileFeature[],
  items: readonly CatalogItem[],
  limits: Limits,
): Steps<NearlySuiting[]> {
  const nearly: (NearlySuiting & { score: number })[] = [];
  for (const item of items) {
    const { score, alternatives } = checkGarment(checks, item, features, nameOf, (attributes) =>
      isAllowed({ ...item, attributes }, limits),
    );
    const [best] = alternatives;
    if (best && score < GOOD_FROM && score + best.gain >= GOOD_FROM) {
      const change = alternativeSentence(best, (value) => valueNames.get(value)!);
      nearly.push({ item, change, score: score + best.gain });
    }
    yield;
  }
  return nearly.sort((one, other) => other.score - one.score).slice(0, MAX_NEARLY);
}
