import type { Limits } from '@figura/contracts';
import type { Text } from '@figura/messages';
import {
  checkGarment,
  describeAlternatives,
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

/** Best first. A check takes about a millisecond. */
export const findNearlySuiting = createCatalogTask(
  'trends.nearly',
  ({ features, itemIds, limits }: NearlyInput, { items, checks, nameOf, valueNames }): NearlySuiting[] => {
    const nearly = itemIds.flatMap((itemId): (NearlySuiting & { score: number })[] => {
      const item = items.get(itemId);
      if (!item) return [];
      const { score, alternatives, reasons } = checkGarment(checks, item, features, nameOf, (attributes) =>
        isAllowed({ ...item, attributes }, limits),
      );
      if (score >= GOOD_FROM) return [];
      // A value that speaks for the item stays.
      const isGood = ({ attribute, from }: (typeof alternatives)[number]) =>
        reasons.some((reason) => reason.attribute === attribute && reason.value === from);
      const told = describeAlternatives(alternatives, features, (value) =>
        nameValue(value, valueNames.get(value)!),
      );
      const best = told.find((alternative) => !isGood(alternative));
      if (!best || score + best.gain < GOOD_FROM) return [];
      return [{ itemId, change: best.sentence, score: score + best.gain }];
    });
    return nearly
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_NEARLY)
      .map(({ itemId, change }) => ({ itemId, change }));
  },
);
