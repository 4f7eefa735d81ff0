import type { WardrobePiece } from '@figura/contracts';
import { today } from '../../lib/text/today';

export const isWornToday = ({ wears }: WardrobePiece): boolean => wears.includes(today());

/** What one wear has cost so far, in words; null without a price or before the first wear. */
export function costPerWear({ price, wears }: WardrobePiece): string | null {
  return price && wears.length > 0 ? money(price.amount / wears.length, price.currency) : null;
}

/** An amount in the main unit of its currency, as Americans write it. */
function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
}
