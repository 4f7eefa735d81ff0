export interface TitleWord {
  /** Lower case, apostrophes as `'`, without French and Italian articles: `l'homme` is `homme`. */
  readonly text: string;
  readonly joined: boolean;
  readonly part: number;
}

const MAX_LENGTH = 400;
const PIECES = /[\p{L}\p{N}]+(?:['’`´]\p{L}+)*['’]?|[^\p{L}\p{N}\s]+|\s+/gu;
const LETTER = /^[\p{L}\p{N}]/u;
const ARTICLE = /^(?:[cdls]|qu|un|all|dell|nell)'(?=\p{L}{2})/u;
const HYPHENS = /^[-‐‑]$/;
const WITHIN = /^[&+.'’®™*]+$/;

let last: { title: string; words: readonly TitleWord[] } = { title: '', words: [] };

export function listTitleWords(title: string): readonly TitleWord[] {
  if (last.title !== title) last = { title, words: split(title.slice(0, MAX_LENGTH)) };
  return last.words;
}

function split(title: string): TitleWord[] {
  const words: TitleWord[] = [];
  const pieces = title.normalize('NFC').toLowerCase().match(PIECES) ?? [];
  let part = 0;
  let joined = false;
  pieces.forEach((piece, index) => {
    if (LETTER.test(piece)) {
      words.push({ text: piece.replace(/['’`´]/g, "'").replace(ARTICLE, ''), joined, part });
      joined = false;
    } else if (HYPHENS.test(piece) && isLetter(pieces[index - 1]) && isLetter(pieces[index + 1]))
      joined = true;
    else {
      joined = false;
      if (piece.trim() && !WITHIN.test(piece)) part += 1;
    }
  });
  return words;
}

function isLetter(piece: string | undefined): boolean {
  return piece !== undefined && LETTER.test(piece);
}

export function createWordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(/\s+/)).filter(Boolean));
}

export function splitPhrases(list: string): readonly string[] {
  return list.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));
}

const MAX_ANSWERS = 4_096;

export function memoize<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const found = answer(text);
    if (answers.size === MAX_ANSWERS) answers.clear();
    answers.set(text, found);
    return found;
  };
}
