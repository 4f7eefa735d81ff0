import type { CatalogItem } from '@figura/catalog';
import { isCutFor, type Limits, type Presentation } from '@figura/contracts';
import { isAllowed } from '@figura/styling';

export function isOffered(
  item: CatalogItem,
  limits: Limits & { readonly presentation: Presentation },
): boolean {
  return isCutFor(item.for, limits.presentation) && isAllowed(item, limits);
}
