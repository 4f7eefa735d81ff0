import type { CatalogItem } from '@figura/catalog';
import type { Limits } from '@figura/contracts';
import {
  alternativeSentence,
  checkGarment,
  explain,
  GOOD_FROM,
  isAllowed,
  type ProfileFeature,
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

/** Why a piece suits a profile most, in one sentence; null where nothing speaks for it. */
export function mainReason(
  { compiled, features: known }: LoadedCatalog,
  features: readonly ProfileFeature[],
  index: number,
): string | null {
  const { reasons } = explain(compiled, features, index, (key) => known.get(key)!.displayName.toLowerCase());
  return reasons[0]?.description ?? null;
}

/**
 * Pieces that do not suit a profile as they are, and would with one change that a shop may have: the best first, at most
 * {@link MAX_NEARLY}.
 */
export function nearlySuiting(
  { checks, features: known, valueNames }: LoadedCatalog,
  features: readonly ProfileFeature[],
  items: readonly CatalogItem[],
  limits: Limits,
): NearlySuiting[] {
  const nameOf = (key: string) => known.get(key)!.displayName.toLowerCase();
  return items
    .flatMap((item) => {
      const { level, score, alternatives } = checkGarment(checks, item, features, nameOf, (attributes) =>
        isAllowed({ ...item, attributes }, limits),
      );
      const [best] = alternatives;
      if (!best || level === 'good' || level === 'great' || score + best.gain < GOOD_FROM) return [];
      const change = alternativeSentence(best, (value) => valueNames.get(value)!);
      return [{ item, change, score: score + best.gain }];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_NEARLY)
    .map(({ item, change }) => ({ item, change }));
}
