import type { LengthUnit } from '@figura/classifier';
import type { TapeField, User } from '@figura/contracts';
import { labels as t } from './messages.en';
import { formatLength } from '../../lib/text/decimal-text';

/** Null if not estimated or hidden. */
export function formatEstimate(user: User | null, measurement: TapeField, unit: LengthUnit): string | null {
  const range = user?.measurements?.estimated?.find(({ name }) => name === measurement);
  if (!range || user?.preferences.hideNumbers) return null;
  return t('range', { from: formatLength(range.low, unit), to: formatLength(range.high, unit), unit });
}
