import type { ItemState } from '../../path-to';
import { listItemIds } from './item-ids';

/** What came along with the navigation to an item; nothing of it where it is missing or of another shape. */
export function readItemState(state: unknown): ItemState {
  if (typeof state !== 'object' || state === null) return { items: [], personalTrend: false };
  const { items, personalTrend } = state as Record<string, unknown>;
  return { items: listItemIds(JSON.stringify(items ?? [])) ?? [], personalTrend: personalTrend === true };
}
