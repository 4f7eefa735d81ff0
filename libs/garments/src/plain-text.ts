const BLOCKS = /^\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|table|tr|td|th|h[1-6]|section|article)\b/i;
const UNREAD = /^(script|style|template|noscript)\b/i;
/** Stops at the next "<", so that the search stays linear. */
const TAG = /<[a-z/!][^<>]*>/iy;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '•',
  euro: '€',
  frac12: '½',
  frac34: '¾',
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  oelig: 'œ',
  quot: '"',
  rdquo: '”',
  reg: '®',
  rsquo: '’',
  shy: '\u00ad',
  szlig: 'ß',
  times: '×',
  trade: '™',
};
const ACCENTED = /^([a-z])(acute|cedil|circ|grave|ring|tilde|uml)$/i;
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  cedil: '\u0327',
  circ: '\u0302',
  grave: '\u0300',
  ring: '\u030a',
  tilde: '\u0303',
  uml: '\u0308',
};
const CDATA = '<![CDATA[';
const CDATA_END = ']]>';
const MAX_ENTITY_LENGTH = 8;

export interface PlainText {
  readonly text: string;
  /** Source offset of each UTF-16 code unit; null if all offsets are the same. */
  readonly offsets: readonly number[] | null;
}

/** Strips markup and decodes common entities in linear time. The end of a block becomes a line break. */
export function toPlainText(source: string): PlainText {
  if (!source.includes('<') && !source.includes('&')) return { text: source, offsets: null };
  let text = '';
  const offsets: number[] = [];
  const put = (characters: string, offset: number) => {
    text += characters;
    offsets.push(...Array<number>(characters.length).fill(offset));
  };
  let at = 0;
  while (at < source.length) {
    const character = source[at]!;
    // Tab-separated feeds may contain CDATA sections of their XML.
    if (character === '<' && source.startsWith(CDATA, at)) {
      put(' ', at);
      at += CDATA.length;
      continue;
    }
    if (character === ']' && source.startsWith(CDATA_END, at)) {
      put(' ', at);
      at += CDATA_END.length;
      continue;
    }
    const tagEnd = character === '<' ? findTagEnd(source, at) : -1;
    if (tagEnd > 0) {
      const tag = source.slice(at + 1, tagEnd);
      const unread = UNREAD.exec(tag)?.[1];
      put(BLOCKS.test(tag) ? '\n' : ' ', at);
      at = unread ? findElementEnd(source, tagEnd + 1, unread) : tagEnd + 1;
      continue;
    }
    const entity = character === '&' ? readEntity(source, at) : undefined;
    if (entity) {
      put(entity.character, at);
      at += entity.length;
      continue;
    }
    put(character, at);
    at += 1;
  }
  return { text, offsets };
}

/** -1 if no tag starts here: "< 5 cm" is text, and so is a "<" before another one. */
function findTagEnd(source: string, start: number): number {
  TAG.lastIndex = start;
  return TAG.test(source) ? TAG.lastIndex - 1 : -1;
}

function findElementEnd(source: string, start: number, name: string): number {
  const closing = `</${name.toLowerCase()}`;
  for (let at = source.indexOf('</', start); at !== -1; at = source.indexOf('</', at + 2)) {
    if (source.slice(at, at + closing.length).toLowerCase() === closing) return at;
  }
  return source.length;
}

function readEntity(source: string, start: number): { character: string; length: number } | undefined {
  const end = source.slice(start, start + MAX_ENTITY_LENGTH + 2).indexOf(';');
  if (end < 2) return undefined;
  const name = source.slice(start + 1, start + end);
  const code = /^#x[\da-f]+$/i.test(name)
    ? parseInt(name.slice(2), 16)
    : /^#\d+$/.test(name)
      ? Number(name.slice(1))
      : NaN;
  const character =
    code <= 0x10ffff ? String.fromCodePoint(code) : (ENTITIES[name] ?? findAccentedLetter(name));
  return character === undefined ? undefined : { character, length: end + 1 };
}

function findAccentedLetter(name: string): string | undefined {
  const [, letter, accent] = ACCENTED.exec(name) ?? [];
  return letter && `${letter}${ACCENTS[accent!]!}`.normalize('NFC');
}
