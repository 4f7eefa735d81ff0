import { findPrice, type Price } from './price';

export interface PieceLine {
  readonly words: string;
  /** Number of equal pieces: 2 for "2 black t-shirts". */
  readonly count: number;
  readonly price: Price | null;
  /** As written: `M`, `EU 38`, `W28 L32`. */
  readonly size: string | null;
}

const BULLET = /^\s*(?:[-–—•*·▪‣+]|\d{1,3}[.)](?=\s)|\[[ xX]?\])\s*/u;
const BEFORE_PRICE = /(?:^|[\s,;:(/–-])(?:bought for|paid|price|cost|for|at|@)\s*[:=]?\s*$/iu;

const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** "2-piece suit", "3 button blazer", "7 for all mankind jeans", and "90 cm belt" do not count pieces. */
const COUNT = new RegExp(
  String.raw`^(?<count>[2-9]|1[0-2]|${NUMBER_WORDS.join('|')})(?:\s?[x×]|\s(?:pairs? of|x|×))?\s+(?!(?:for|pieces?|buttons?|stripes?|pockets?|inch(?:es)?|in|way|pack|ply|tones?|tiers?|layers?|straps?|bars?|quarters?|cm|mm|d)\b)(?=\p{L})`,
  'iu',
);

const LETTERS = String.raw`(?:[2-9]?X{1,4}[SL]|X{0,4}S|M|X{0,4}L|[SML]/[SML])`;
const NUMBERS = String.raw`\d{1,3}(?:[.,]5|½)?[A-H]{0,2}(?:\s?[/-]\s?\d{1,3})?`;
const JEANS = String.raw`W\s?\d{2}\s?[/x,]?\s?L\s?\d{2}`;
const REGION = String.raw`(?:EU|UK|US|IT|FR|DE|AU)\s?\d{1,2}(?:[.,]5|½)?`;
const NOT_IN_A_WORD = String.raw`(?<![\p{L}\p{N}'’-])`;
const AT_AN_END = String.raw`(?![\p{L}\p{N}%'’-]|[.,]\d)`;
/** Most to least certain; a single letter counts only between separators. */
const SIZES = [
  new RegExp(
    `${NOT_IN_A_WORD}(?<!plus )(?:size|sz|(?:kleider|konfektions|schuh)?gr(?:ö|oe)(?:ß|ss)e|gr)\\b[.:=]?\\s{0,2}(?<size>${JEANS}|${REGION}|${NUMBERS}|${LETTERS})${AT_AN_END}`,
    'iu',
  ),
  new RegExp(`${NOT_IN_A_WORD}(?<size>${JEANS})${AT_AN_END}`, 'u'),
  new RegExp(`${NOT_IN_A_WORD}(?<size>${REGION})${AT_AN_END}`, 'u'),
  new RegExp(`${NOT_IN_A_WORD}(?<size>one size)${AT_AN_END}`, 'iu'),
  new RegExp(`(?:[,;\\t|(/–]|\\s-)\\s{0,2}(?<size>${LETTERS})\\s{0,2}(?=$|[,;\\t|)/–])`, 'u'),
];

export function readPieceLine(line: string): PieceLine {
  const counted = line.replace(BULLET, '');
  const match = COUNT.exec(counted);
  const count = match ? toCount(match.groups!['count']!) : 1;
  return { ...readWords(match ? counted.slice(match[0].length) : counted, line), count };
}

function toCount(said: string): number {
  const word = NUMBER_WORDS.indexOf(said.toLowerCase());
  return word === -1 ? Number(said) : word + 2;
}

function readWords(said: string, line: string): Omit<PieceLine, 'count'> {
  let words = said;
  const price = findPrice(words);
  if (price) words = `${words.slice(0, price.start).replace(BEFORE_PRICE, ' ')}, ${words.slice(price.end)}`;
  const match = SIZES.map((size) => size.exec(words)).find((found) => found !== null);
  if (match) words = `${words.slice(0, match.index)}, ${words.slice(match.index + match[0].length)}`;
  words = price || match || /[\t|]/.test(words) ? joinParts(words) : words.trim();
  if (words === '') return { words: line.trim(), price: null, size: null };
  return {
    words,
    price: price && { amount: price.amount, currency: price.currency },
    size: match?.groups?.['size']?.replace(/\s+/gu, ' ') ?? null,
  };
}

function joinParts(words: string): string {
  return words
    .replace(/\(\s*,?\s*\)/gu, ' ')
    .split(/\s*[,;\t|]\s*/u)
    .map((part) => part.replace(/^[\s:/–-]+|[\s:(/–-]+$/gu, ''))
    .filter((part) => part !== '' && part !== ')')
    .join(', ')
    .replace(/\s+/gu, ' ');
}
