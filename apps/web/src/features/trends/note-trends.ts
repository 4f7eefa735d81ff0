import type { Category, ListedLook, PersonalizedTrendingResponse } from '@figura/contracts';
import { takeFirstSentence } from './first-sentence';
import { trendNotes as t } from './messages.en';

/** Returns the note for an item's card; null for an item that neither suits nor nearly does. */
export function noteTrends(
  { reasons, nearlyYours }: PersonalizedTrendingResponse,
  describeReason: (reason: string) => string,
): (id: string) => string | null {
  const told = new Map(reasons.map(({ itemId, reason }) => [itemId, reason]));
  const changes = new Map(nearlyYours.map(({ item, change }) => [item._id, takeFirstSentence(change)]));
  return (id) => {
    const reason = told.get(id);
    if (reason !== undefined) return describeReason(reason);
    const change = changes.get(id);
    return change === undefined ? null : t('nearly', { change });
  };
}

/** Explained items, best first. */
export function listSuiting(
  { reasons, personalizedTrendingByCategory }: PersonalizedTrendingResponse,
  category: Category,
): ListedLook[] {
  const explained = new Set(reasons.map(({ itemId }) => itemId));
  return (personalizedTrendingByCategory[category] ?? []).filter(({ _id }) => explained.has(_id));
}
