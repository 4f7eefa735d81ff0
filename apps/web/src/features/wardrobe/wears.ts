import type { WardrobePiece } from '@figura/contracts';
import { SEASON_DAYS } from '@figura/contracts';
import { formatMoneyText } from '../../lib/text/money-text';
import { DAY_MS, formatToday } from '../../lib/text/today';

export const isWornToday = ({ wears }: WardrobePiece): boolean => wears.includes(formatToday());

/** Null without a price or before the first wear. */
export function formatCostPerWear({ price, timesWorn }: WardrobePiece): string | null {
  return price && timesWorn > 0 ? formatMoneyText(price.amount / timesWorn, price.currency) : null;
}

/** True if the piece was owned for a season without being worn. */
export function isNotForASeason({ wears: [last], addedAt }: WardrobePiece): boolean {
  const since = formatToday(new Date(Date.now() - SEASON_DAYS * DAY_MS));
  return addedAt.slice(0, 10) < since && (last === undefined || last < since);
}
