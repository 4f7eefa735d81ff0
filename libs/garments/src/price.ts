export interface Price {
  /** In the currency's main unit, two decimals at most. */
  readonly amount: number;
  readonly currency: string;
}

interface FoundPrice extends Price {
  readonly start: number;
  readonly end: number;
}

// Omits codes that are words in clothing lists ("TOP 10", "ALL 3", "CUP 80").
const CODES = [
  ...[
    'AED',
    'AUD',
    'BDT',
    'BGN',
    'BHD',
    'BRL',
    'CAD',
    'CHF',
    'CNY',
    'CZK',
    'DKK',
    'EGP',
    'EUR',
    'GBP',
    'HKD',
  ],
  ...[
    'HUF',
    'IDR',
    'ILS',
    'INR',
    'ISK',
    'JPY',
    'KES',
    'KRW',
    'KWD',
    'LKR',
    'MXN',
    'MYR',
    'NGN',
    'NOK',
    'NZD',
  ],
  ...[
    'OMR',
    'PHP',
    'PKR',
    'PLN',
    'QAR',
    'RON',
    'SAR',
    'SEK',
    'SGD',
    'THB',
    'TWD',
    'UAH',
    'USD',
    'VND',
    'ZAR',
  ],
];
/** Omits ambiguous signs such as `kr`. A dollar sign alone is US. */
const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CODES.map((code) => [code.toLowerCase(), code])),
  ...{
    us$: 'USD',
    a$: 'AUD',
    au$: 'AUD',
    c$: 'CAD',
    ca$: 'CAD',
    nz$: 'NZD',
    hk$: 'HKD',
    s$: 'SGD',
    r$: 'BRL',
  },
  ...{
    $: 'USD',
    '€': 'EUR',
    '£': 'GBP',
    '¥': 'JPY',
    '₹': 'INR',
    '₩': 'KRW',
    '₴': 'UAH',
    zł: 'PLN',
    kč: 'CZK',
  },
  ...{ 'rs.': 'INR', rs: 'INR', 'fr.': 'CHF', sfr: 'CHF' },
  ...{ euro: 'EUR', euros: 'EUR', dollar: 'USD', dollars: 'USD', pound: 'GBP', pounds: 'GBP' },
  ...{ rupee: 'INR', rupees: 'INR', franc: 'CHF', francs: 'CHF', yen: 'JPY' },
};
const NAME = Object.keys(NAMES)
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[$.]/g, '\\$&'))
  .join('|');
/** A space groups digits only within a line; otherwise "size 38" above "200 EUR" would be 38,200. */
const NUMBER = String.raw`\d+(?:[.,'’\u00a0\u202f]\d+)*`;
const BEFORE = String.raw`(?<![\p{L}\d])(?<before>${NAME})\s{0,2}(?<first>${NUMBER})(?:[.,][-–]+)?(?![\p{L}\d])`;
const AFTER = String.raw`(?<![\p{L}\d.,\-–])(?<last>${NUMBER})(?:[.,][-–]+)?\s{0,2}(?<after>${NAME})(?![\p{L}\d])`;
const PRICE = new RegExp(`${BEFORE}|${AFTER}`, 'giu');
const MAX_LENGTH = 40;

/** `49,90 EUR`, `$49`, `49.90 Euro`, `Rs. 1,299`. */
export function findPrice(text: string): FoundPrice | null {
  for (const match of text.matchAll(PRICE)) {
    const { before, first, after, last } = match.groups!;
    const price = toPrice((first ?? last)!, NAMES[(before ?? after)!.toLowerCase()]!);
    if (price) return { ...price, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** Null unless the whole text is a price. @param currency for a bare number, which is otherwise not a price */
export function readPrice(text: string, currency?: string): Price | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return null;
  // Here a space between digits can only separate groups.
  const written = trimmed.replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0');
  const found = findPrice(written);
  if (found) {
    const isAll = found.start === 0 && found.end === written.length;
    return isAll ? { amount: found.amount, currency: found.currency } : null;
  }
  const [, number] = new RegExp(`^(${NUMBER})(?:[.,][-–]+)?$`, 'u').exec(written) ?? [];
  return number !== undefined && currency !== undefined ? toPrice(number, currency) : null;
}

export function findCurrency(text: string): string | undefined {
  const [name] = new RegExp(`(?<![\\p{L}\\d])(?:${NAME})(?![\\p{L}\\d])`, 'iu').exec(text) ?? [];
  return name === undefined ? undefined : NAMES[name.toLowerCase()];
}

function toPrice(number: string, currency: string): Price | null {
  const digits = number.replace(/['’\s]/g, '');
  const marks = digits.replace(/\d/g, '');
  const lastMark = marks.at(-1);
  const decimals = lastMark === undefined ? '' : digits.slice(digits.lastIndexOf(lastMark) + 1);
  const isDecimal =
    lastMark !== undefined &&
    isDecimalMark(marks, lastMark, decimals.length, computeDigitsAfterPoint(currency));
  const whole = isDecimal ? digits.slice(0, -decimals.length - 1) : digits;
  if (!/^\d+$|^\d{1,3}(?:([.,])\d{2,3}(?:\1\d{2,3})*(?<=\d{3}))$/.test(whole)) return null;
  const amount = Number(`${whole.replace(/[.,]/g, '')}.${isDecimal ? decimals : '0'}`);
  return Number.isSafeInteger(Math.round(amount * 100))
    ? { amount: Math.round(amount * 100) / 100, currency }
    : null;
}

/** The last separator is the decimal one unless it precedes a group of three or occurs more than once. */
function isDecimalMark(marks: string, last: string, decimals: number, usual: number): boolean {
  if (marks.indexOf(last) !== marks.length - 1) return false;
  return decimals <= 2 || (decimals === 3 && (usual === 3 || marks.length > 1));
}

function computeDigitsAfterPoint(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}
