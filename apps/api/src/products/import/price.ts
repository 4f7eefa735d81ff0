import { countDigits, findCurrency, isCurrencyCode } from './currencies';

export interface Price {
  /** Hundredths of the main unit, for every currency. */
  readonly cents: number;
  /** ISO 4217, for example `EUR`. */
  readonly currency: string;
}

/** The message completes "its price …", for example "is not an amount". */
export class PriceProblem extends Error {}

/** Sign, code or word before or after: `47.99 EUR`, `US$1,299.00`, `12,50 €`, `CHF 49.-`. */
const AMOUNT =
  /^([^\d\s.,+-][^\d+-]{0,14}?)?\s*(\d[\d.,'\s]*?)(?:[.,:]?\s*[-–—]{1,2})?(?:\s*([^\d\s.,+–—-][^\d+–—-]{0,14}?))?\.?$/;
/** Google's form, which most shops use. */
const PLAIN = /^\d{1,9}(?:\.\d{1,4})?(?: [A-Z]{3})?$/;
const REMARK =
  /\s*(?:\*+|\(?(?:incl|inkl|inc|ttc|iva|btw|vat|mwst|ht)\b.*|\/ ?(?:pc|pcs|piece|st|stk|stück|stuk|pièce|each|ea)\.?)$/i;
const FROM = /^(?:from|ab|à partir de|dès|desde|da|vanaf)\s+/i;
const RANGE = /\d\s*(?:[-–—]|to|bis|à|a|tot)\s*[^\d\s-]{0,4}\s*\d/i;
const MAX_CENTS = 2 ** 32 - 1;
/** Spaces in a longer text would take quadratic time. */
const MAX_AMOUNT = 60;

/** Null if there is no price. `currency` applies if the text names none. */
export function findPrice(text: string, currency: string): Price | null {
  try {
    return parsePrice(text, currency);
  } catch (error) {
    if (error instanceof PriceProblem) return null;
    throw error;
  }
}

/** @throws PriceProblem if there is no price or it is ambiguous */
export function parsePrice(text: string, currency: string): Price {
  const given = text.trim().toUpperCase();
  if (given.length > MAX_AMOUNT) throw new PriceProblem('is not a valid amount');
  const amount = PLAIN.test(given) ? given : removeRemarks(given);
  const [, before = '', number = '', after = ''] = AMOUNT.exec(amount) ?? [];
  const digits = number.replace(/['\s]/g, '').replace(/[.,]$/, '');
  if (!digits) throw new PriceProblem('is not a valid amount');
  const code = requireOneCurrency([before.trim(), after.trim()].filter(Boolean), currency);
  const cents = Math.round(toNumber(digits, code) * 100);
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents > MAX_CENTS)
    throw new PriceProblem('is not a valid amount');
  return { cents, currency: code };
}

function removeRemarks(text: string): string {
  const amount = text.normalize('NFKC').replace(/[’´`]/g, "'").replace(REMARK, '').replace(FROM, '');
  if (RANGE.test(amount)) throw new PriceProblem(`is a range: ${text}`);
  return amount;
}

function requireOneCurrency(signs: readonly string[], own: string): string {
  const meant = signs.find(isCurrencyCode) ?? own;
  const codes = new Set<string>();
  for (const sign of signs) {
    const found = findCurrency(sign, meant);
    if ('problem' in found) throw new PriceProblem(`has an unknown currency: ${found.problem}`);
    codes.add(found.code);
  }
  const [code = own, ...others] = codes;
  if (others.length > 0) throw new PriceProblem(`names several currencies: ${[...codes].join(', ')}`);
  return code;
}

/** The last separator is the decimal one, unless exactly three digits follow; dinars have three decimals. */
function toNumber(digits: string, currency: string): number {
  const marks = digits.replace(/\d/g, '');
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d+))?$/.exec(digits) ?? [];
  const isOne = marks.length === 1;
  const isThree = decimals.length === 3;
  if (isThree && isOne && countDigits(currency) === 3 && whole !== '0') {
    // Tunisians write a decimal comma; elsewhere it may separate thousands.
    if (marks === ',' && currency !== 'TND')
      throw new PriceProblem(
        `may be ${whole}.${decimals} or ${whole}${decimals} ${currency}: please write a decimal point`,
      );
    return Number(`${whole}.${decimals}`);
  }
  const isDecimal = !isThree || whole === '0' || (marks.length > 1 && marks.at(-1) !== marks[0]);
  const groups = (isDecimal ? whole : digits).split(/[.,]/);
  if (
    groups.slice(1).some((group) => group.length < 2 || group.length > 3) ||
    new Set(isDecimal ? marks.slice(0, -1) : marks).size > 1
  )
    throw new PriceProblem('is not a valid amount');
  return Number(`${groups.join('')}.${(isDecimal && decimals) || '0'}`);
}
