/** Longer ones are descriptions. */
const MAX_SIZE = 20;
/** Of one between slashes. */
const MAX_LISTED = 6;
/** Of one product. */
const MAX_SIZES = 60;
/** Of a field, the sizes of all variants in it, in characters. */
const MAX_FIELD = 20_000;

const ONE_SIZE =
  /^(?:ONE[ -]?SIZE(?: FITS (?:ALL|MOST))?|O\/?S|UNI(?:QUE|SIZE)?|FREE SIZE|EINHEITSGRÖSSE|TAILLE UNIQUE|TU)$/;
const SPELLED = /^((?:EXTRA|X)*(?:[ -](?:EXTRA|X))*|\d ?X)[ -]?(SMALL|MEDIUM|LARGE)$/;
const LETTERS = /^(?:(\d)X|(X*))(S|M|L)$/;
const SYSTEM = 'UK|US|EU|EUR|FR|IT|DE|ES|AU|JP|CN|BR|MEX';
const SYSTEM_BEFORE = new RegExp(`^(${SYSTEM})[ :-]*(\\d.*)$`);
const SYSTEM_AFTER = new RegExp(`^(\\d+(?:\\.\\d)?) ?(${SYSTEM})$`);
const JEANS = /^W ?(\d\d)[ /,-]*L ?(\d\d)$/;
const NUMBER = /^\d{1,3}(?:\.\d)?$/;

/**
 * The sizes that a field names, each in one spelling and as the shop gives it otherwise: nothing is converted.
 *
 * @param system which the field's numbers are of, for example `UK`
 */
export function listSizes(text: string, system = ''): string[] {
  // A comma before a last five is a decimal one: 38,5.
  const sizes = text
    .slice(0, MAX_FIELD)
    .replace(/(\d),5(?!\d)/g, '$1.5')
    .split(/[,;|]/)
    .flatMap(listListed)
    .map((one) => findSize(one, system));
  return [...new Set(sizes.filter((size) => size !== null))].slice(0, MAX_SIZES);
}

/** More than two between slashes are a list, two of them one size: S/M. A list may stand in JSON's marks. */
function listListed(text: string): string[] {
  const plain = text.replace(/["[\]]/g, '').replace(/^\s*size\s+(?=\d|[xsml])/i, '');
  const parts = plain.split('/');
  return parts.length > 2 && parts.every((part) => part.trim().length <= MAX_LISTED) ? parts : [plain];
}

/** A size in one spelling: `xx-large` is `XXL`, `2XL` too, `uk12` is `UK 12`, `W30/L32` is `W30 L32`; null for what is none. */
export function findSize(text: string, system = ''): string | null {
  const plain = text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .toUpperCase();
  if (!/[\p{L}\p{N}]/u.test(plain) || plain.length > MAX_SIZE || plain === 'N/A') return null;
  if (ONE_SIZE.test(plain)) return 'One size';
  const letters = LETTERS.exec(getShortened(plain));
  if (letters) return getSpelled(letters[1] ? Number(letters[1]) : letters[2]!.length, letters[3]!);
  const [, waist, length] = JEANS.exec(plain) ?? [];
  if (waist) return `W${waist} L${length!}`;
  const named = SYSTEM_BEFORE.exec(plain);
  if (named) return `${named[1]!} ${named[2]!}`;
  const [, number, after] = SYSTEM_AFTER.exec(plain) ?? [];
  if (number) return `${after!} ${number}`;
  return NUMBER.test(plain) && system.trim() ? `${system.trim().toUpperCase()} ${plain}` : plain;
}

/** `EXTRA LARGE` as `XL`. */
function getShortened(size: string): string {
  const [, before, word] = SPELLED.exec(size) ?? [];
  return word ? `${before!.replace(/EXTRA/g, 'X').replace(/[ -]/g, '')}${word[0]!}` : size;
}

/** With so many X before the letter. */
function getSpelled(count: number, letter: string): string {
  return count > 2 ? `${count}X${letter}` : `${'X'.repeat(count)}${letter}`;
}
