import type { Limits } from '@figura/contracts';
import type { Text } from '@figura/messages';
import {
  formatAlternativeSentence,
  checkGarment,
  GOOD_FROM,
  isAllowed,
  nameValue,
  type ProfileFeature,
} from '@figura/styling';
import { createCatalogTask } from '../catalog/catalog-task';

const MAX_NEARLY = 6;

interface NearlySuiting {
  readonly itemId: string;
  readonly change: Text;
}

interface NearlyInput {
  readonly features: readonly ProfileFeature[];
  readonly itemIds: readonly string[];
  readonly limits: Limits;
}

/** Best first, at most {@link MAX_NEARLY}. A check takes about a millisecond. */
export const findNearlySuiting = createCatalogTask(
  'trends.nearly',
  ({ features, itemIds, limits }: NearlyInput, { items, checks, nameOf, valueNames }): NearlySuiting[] => {
    const nearly = itemIds.flatMap((itemId): (NearlySuiting & { score: number })[] => {
      const item = items.get(itemId);
      if (!item) return [];
      const { score, alternatives, reasons } = checkGarment(checks, item, features, nameOf, (attributes) =>
        isAllowed({ ...item, attributes }, limits),
      );
      // A value that speaks for the item stays.
      const isGood = ({ attribute, from }: (typeof alternatives)[number]) =>
        reasons.some((reason) => reason.attribute === attribute && reason.value === from);
      const best = alternatives.find((alternative) => !isGood(alternative));
      if (!best || score >= GOOD_FROM || score + best.gain < GOOD_FROM) return [];
      const change = formatAlternativeSentence(best, (value) => nameValue(value, valueNames.get(value)!));
      return [{ itemId, change, score: score + best.gain }];
    });
    return nearly
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_NEARLY)
      .map(({ itemId, change }) => ({ itemId, change }));
  },
);
