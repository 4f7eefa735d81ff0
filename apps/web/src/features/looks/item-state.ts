import type { ItemState } from '../../path-to';
import { parseItemIds } from './item-ids';

export function readItemState(state: unknown): ItemState {
  if (typeof state !== 'object' || state === null) return { items: [], personalTrend: false };
  const { items, personalTrend } = state as Record<string, unknown>;
  return { items: parseItemIds(JSON.stringify(items ?? [])) ?? [], personalTrend: personalTrend === true };
}
