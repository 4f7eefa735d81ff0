/**
 * Upper-case currency signs with their possible codes. The shop's own currency wins; otherwise the first code,
 * unless the sign is in `AMBIGUOUS`.
 */
const SIGNS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ['€ EURO EUROS', 'EUR'],
    ['£ POUND POUNDS', 'GBP'],
    ['US$ $US', 'USD'],
    ['DOLLAR DOLLARS', 'USD AUD CAD NZD SGD HKD'],
    ['CA$ C$', 'CAD'],
    ['AU$ A$', 'AUD'],
    ['NZ$', 'NZD'],
    ['HK$', 'HKD'],
    ['SG$ S$', 'SGD'],
    ['NT$', 'TWD'],
    ['MX$', 'MXN'],
    ['R$', 'BRL'],
    ['¥', 'JPY CNY'],
    ['JP¥ 円', 'JPY'],
    ['CN¥ 元', 'CNY'],
    ['₹', 'INR'],
    ['RS RUPEES', 'INR PKR LKR NPR MUR'],
    ['₩', 'KRW'],
    ['₽', 'RUB'],
    ['₺ TL', 'TRY'],
    ['₪', 'ILS'],
    ['₫', 'VND'],
    ['₱', 'PHP'],
    ['฿', 'THB'],
    ['₴', 'UAH'],
    ['₦', 'NGN'],
    ['R', 'ZAR'],
    ['RM', 'MYR'],
    ['RP', 'IDR'],
    ['KR', 'SEK NOK DKK ISK'],
    ['KRONOR', 'SEK'],
    ['KRONER', 'DKK NOK'],
    ['ZŁ ZL ZŁOTY', 'PLN'],
    ['KČ', 'CZK'],
    ['FT', 'HUF'],
    ['LEI LEU', 'RON MDL'],
    ['ЛВ', 'BGN'],
    ['SFR FR FRANKEN FRANCS', 'CHF'],
    ['DH DHS', 'AED MAD'],
    ['SR', 'SAR'],
    ['KD', 'KWD'],
    ['BD', 'BHD'],
    ['JD', 'JOD'],
    ['DT', 'TND'],
  ].flatMap(([signs, codes]) => signs!.split(' ').map((sign) => [sign, codes!.split(' ')] as const)),
);
const AMBIGUOUS = new Set(['KR', 'KRONER', '¥', 'DH', 'DHS']);
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
/** Many currencies use the dollar sign; alone, it means the shop's own currency. */
const OWN = '$';

export function isCurrencyCode(text: string): boolean {
  return CODES.has(text);
}

const digits = new Map<string, number>();

/** Decimal digits: 3 for dinars, 0 for yen. */
export function countDigits(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const count = format.resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(currency, count);
  return count;
}

export function findCurrency(sign: string, own: string): { code: string } | { problem: string } {
  const name = sign.replace(/[.\s]+/g, '');
  if (name === OWN) return { code: own };
  const codes = SIGNS.get(name);
  if (!codes)
    return isCurrencyCode(name) ? { code: name } : { problem: `“${sign.trim()}” is not a currency` };
  if (codes.includes(own)) return { code: own };
  if (!AMBIGUOUS.has(name)) return { code: codes[0]! };
  return { problem: `“${sign.trim()}” may be ${codes.join(', ')}: please name the currency` };
}
