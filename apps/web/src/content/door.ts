import {
  DEFAULT_PRICES,
  describePrices,
  PRICES_PLACEHOLDER,
  REGISTRATION_PLACEHOLDER,
  type Registration,
} from '@figura/contracts';
import { getPageLanguage } from '../lib/messages/page-language';

type Door = Partial<Record<'payments' | 'prices' | 'registration', string>>;

/** Written into the page by the server; the build names its own values. */
const door: Door =
  (globalThis as { figuraDoor?: Door }).figuraDoor ??
  (typeof document === 'undefined' ? {} : document.documentElement.dataset);

/** False: everything is open to everybody, and no text names a price. */
export const SELLS = door.payments !== 'off';

export const REGISTRATION: Registration =
  door.registration === undefined || door.registration === REGISTRATION_PLACEHOLDER
    ? 'open'
    : (door.registration as Registration);

const isWritten = typeof document === 'undefined' || door.prices !== PRICES_PLACEHOLDER;

export const PRICES = (isWritten && door.prices) || describePrices(DEFAULT_PRICES, getPageLanguage());

export function listWhereSold<T>(...entries: T[]): T[] {
  return SELLS ? entries : [];
}
