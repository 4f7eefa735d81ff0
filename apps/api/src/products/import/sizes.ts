/** Longer texts are descriptions. */
const MAX_SIZE = 20;
/** Characters of a size between slashes. */
const MAX_LISTED = 6;
const MAX_SIZES = 60;
/** Characters of a field with all variants' sizes. */
const MAX_FIELD = 20_000;

const ONE_SIZE =
  /^(?:ONE[ -]?SIZE(?: FITS (?:ALL|MOST))?|O\/?S|UNI(?:QUE|SIZE)?|FREE SIZE|EINHEITSGRÖSSE|TAILLE UNIQUE|TU)$/;
const LABEL = /^\s*(?:size|gr(?:ö|oe)(?:ß|ss)e|gr)[.:]?\s+(?=\d|[xsmlwe])/i;
const SPELLED = /^((?:EXTRA|X)*(?:[ -](?:EXTRA|X))*|\d ?X)[ -]?(SMALL|MEDIUM|LARGE)$/;
/** `2XL`, `XXS`, `M`. */
export const LETTERS = /^(?:(\d)X|(X*))(S|M|L)$/;
const SYSTEM = 'UK|US|EU|EUR|FR|IT|DE|ES|AU|JP|CN|BR|MEX';
const SYSTEM_BEFORE = new RegExp(`^(${SYSTEM})[ :-]*(\\d.*)$`);
const SYSTEM_AFTER = new RegExp(`^(\\d+(?:\\.\\d)?) ?(${SYSTEM})$`);
const JEANS = /^W ?(\d\d)[ /,-]*L ?(\d\d)$/;
const NUMBER = /^\d{1,3}(?:\.\d)?$/;

/** Normalizes spelling without converting sizes. `system` is the size system of the field, for example `UK`. */
export function listSizes(text: string, system = ''): string[] {
  // A comma before a final five is a decimal comma: 38,5.
  const sizes = text
    .slice(0, MAX_FIELD)
    .replace(/(\d),5(?!\d)/g, '$1.5')
    .split(/[,;|]/)
    .flatMap(splitList)
    .map((one) => normalizeSize(one, system));
  return [...new Set(sizes.filter((size) => size !== null))].slice(0, MAX_SIZES);
}

/** Three or more parts between slashes are a list; two are one size: S/M. Accepts JSON brackets. */
function splitList(text: string): string[] {
  const plain = text.replace(/["[\]]/g, '').replace(LABEL, '');
  const parts = plain.split('/');
  return parts.length > 2 && parts.every((part) => part.trim().length <= MAX_LISTED) ? parts : [plain];
}

/**
 * `xx-large` and `2XL` become `XXL`, `uk12` becomes `UK 12`, `W30/L32` becomes `W30 L32`; null if it is not a
 * size.
 */
export function normalizeSize(text: string, system = ''): string | null {
  const plain = text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .toUpperCase();
  if (!/[\p{L}\p{N}]/u.test(plain) || plain.length > MAX_SIZE || plain === 'N/A') return null;
  if (ONE_SIZE.test(plain)) return 'One size';
  const letters = LETTERS.exec(shortenSize(plain));
  if (letters) return formatLetterSize(letters[1] ? Number(letters[1]) : letters[2]!.length, letters[3]!);
  const [, waist, length] = JEANS.exec(plain) ?? [];
  if (waist) return `W${waist} L${length!}`;
  const named = SYSTEM_BEFORE.exec(plain);
  if (named) return `${named[1]!} ${named[2]!}`;
  const [, number, after] = SYSTEM_AFTER.exec(plain) ?? [];
  if (number) return `${after!} ${number}`;
  return NUMBER.test(plain) && system.trim() ? `${system.trim().toUpperCase()} ${plain}` : plain;
}

function shortenSize(size: string): string {
  const [, before, word] = SPELLED.exec(size) ?? [];
  return word ? `${before!.replace(/EXTRA/g, 'X').replace(/[ -]/g, '')}${word[0]!}` : size;
}

function formatLetterSize(count: number, letter: string): string {
  return count > 2 ? `${count}X${letter}` : `${'X'.repeat(count)}${letter}`;
}
