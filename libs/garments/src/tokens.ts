import { toPlainText } from './plain-text';

export interface Token {
  readonly text: string;
  readonly joined: boolean;
  /** UTF-16 code units of the source. */
  readonly start: number;
  readonly end: number;
}

/** Words whose plural, real or apparent, is a different word. */
const AS_THEY_ARE = new Set([
  'shorts',
  'tights',
  'flats',
  'overalls',
  'sweats',
  'slides',
  'this',
  'is',
  'has',
  'its',
  'lens',
]);
const IRREGULAR: Record<string, string> = {
  scarves: 'scarf',
  halves: 'half',
  calves: 'calf',
  women: 'woman',
  gray: 'grey',
};

const LETTER = /[\p{L}\p{N}]/u;
const MARKS = /\p{M}+/gu;
const ASCII_WORD = /[a-z0-9]/i;
/** Joiners, direction marks, and soft hyphens, which mean nothing inside words. */
const INVISIBLE = /\u00ad|[\u200b-\u200f]|\u2060|\ufeff|[\u202a-\u202e]|\ufe0f/;
const HYPHENS = /[-‐‑‒–]/;
const APOSTROPHES = /['’‘`´]/;
const SENTENCE_ENDS = /[.!?;\n\r•·|…—\t]/;
/** A period after them does not end a sentence: "Gr. 40". */
const ABBREVIATIONS = new Set(['gr', 'ca', 'inkl', 'zzgl', 'bzw', 'evtl', 'ggf']);
const FRACTIONS: Record<string, string> = { '¾': '3/4', '½': '1/2', '⅞': '7/8' };

/**
 * Returns the lookup form: lower case, no accents, singular, American endings. It only has to be consistent,
 * not correct.
 */
export function toNormalForm(word: string): string {
  const plain = /^[a-z0-9/]+$/.test(word) ? word : word.normalize('NFKD').replace(MARKS, '').toLowerCase();
  const spelled = IRREGULAR[plain] ?? plain.replace(/^colour/, 'color');
  if (spelled.length < 4 || AS_THEY_ARE.has(spelled)) return spelled;
  const singular = /(?:ss|x|z|ch|sh)es$/.test(spelled)
    ? spelled.slice(0, -2)
    : /[^sui]s$/.test(spelled)
      ? spelled.slice(0, -1)
      : spelled;
  return (
    IRREGULAR[singular] ??
    (singular.length > 4 && singular.endsWith('ie') ? `${singular.slice(0, -2)}y` : singular)
  );
}

/** Without markup; offsets refer to the given text. */
export function listSentences(source: string): Token[][] {
  const { text, offsets } = toPlainText(source);
  const toSourceOffset = (at: number) => (offsets ? (offsets[at] ?? source.length) : at);
  const sentences: Token[][] = [];
  let sentence: Token[] = [];
  let joined = false;
  const push = (word: string, from: number, to: number) => {
    sentence.push({ text: word, joined, start: toSourceOffset(from), end: toSourceOffset(to) });
    joined = false;
  };
  const endSentence = () => {
    if (sentence.length > 0) sentences.push(sentence);
    sentence = [];
    joined = false;
  };

  const isAbbreviated = (character: string, at: number) =>
    character === '.' && isLetterAt(text, at - 1) && ABBREVIATIONS.has(sentence.at(-1)?.text ?? '');

  let at = 0;
  while (at < text.length) {
    if (text[at] === ' ') {
      joined = false;
      at += 1;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(at)!);
    const next = at + character.length;
    if (FRACTIONS[character]) {
      push(FRACTIONS[character], at, next);
      at = next;
    } else if (LETTER.test(character)) {
      const end = findWordEnd(text, next);
      push(getForm(text.slice(at, end)), at, end);
      at = end;
    } else {
      if (SENTENCE_ENDS.test(character)) {
        if (!isAbbreviated(character, at)) endSentence();
      } else if (HYPHENS.test(character)) {
        joined = sentence.length > 0 && isLetterAt(text, next) && isLetterAt(text, at - 1);
        // Between spaces, it is a dash.
        if (!joined && sentence.length > 0) push(',', at, next);
      } else if (character === '%') push('%', at, next);
      else if (character === '&' || character === '+') push('and', at, next);
      else if (character === ':' || character === '=') push(':', at, next);
      else if (/[,()/[\]{}>]/.test(character)) push(',', at, next);
      if (!HYPHENS.test(character) && character.trim() === '') joined = false;
      at = next;
    }
  }
  endSentence();
  return sentences;
}

const MAX_FORMS = 16_384;
const MAX_REMEMBERED = 24;
const forms = new Map<string, string>();

function getForm(word: string): string {
  const known = forms.get(word);
  if (known !== undefined) return known;
  const form = toNormalForm(removeInvisible(word));
  if (word.length > MAX_REMEMBERED) return form;
  if (forms.size === MAX_FORMS) forms.clear();
  forms.set(word, form);
  return form;
}

function isLetterAt(text: string, at: number): boolean {
  return at >= 0 && at < text.length && LETTER.test(String.fromCodePoint(text.codePointAt(at)!));
}

/**
 * A word continues across apostrophes; a number across a point, comma, or slash between digits ("5.5", "3/4").
 */
function findWordEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const code = text.codePointAt(at)!;
    if (isPlainLetter(code)) {
      at += 1;
      continue;
    }
    const character = String.fromCodePoint(code);
    if (LETTER.test(character) || INVISIBLE.test(character) || (code > 127 && /\p{M}/u.test(character))) {
      at += character.length;
    } else if (APOSTROPHES.test(character) && /^[sS]?(?![\p{L}\p{N}])/u.test(text.slice(at + 1, at + 3))) {
      return at + 1 + (/[sS]/.test(text[at + 1] ?? '') ? 1 : 0);
    } else if (/[.,/]/.test(character) && isDigit(text[at - 1]) && isDigit(text[at + 1])) {
      at += 1;
    } else return at;
  }
  return at;
}

function isPlainLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
}

function removeInvisible(word: string): string {
  const [stem] = word.split(APOSTROPHES);
  return ASCII_WORD.test(stem!) && /^[\x20-\x7e]*$/.test(stem!)
    ? stem!.toLowerCase()
    : stem!.replace(new RegExp(INVISIBLE, 'g'), '').toLowerCase();
}
