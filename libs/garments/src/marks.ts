import type { UnpackedLexicon, Phrase } from './compiled-lexicon';
import type { Token } from './tokens';

export interface Mark {
  readonly text: string;
  readonly phrase: Phrase | undefined;
  readonly joined: boolean;
  readonly start: number;
  readonly end: number;
}

/** Separates the names of a phrase; ends sentences and never occurs in names. */
export const NAMES = '|';

interface Node {
  readonly next: Map<string, Node>;
  phrase?: Phrase;
}

export type MarkTokens = (tokens: readonly Token[]) => Mark[];

export function createPhraseFinder({
  phrases,
  parts,
}: Pick<UnpackedLexicon, 'phrases' | 'parts'>): MarkTokens {
  const root: Node = { next: new Map() };
  const completePhrase = (phrase: Phrase): Phrase => {
    const shared = parts[phrase.part ?? ''];
    return shared ? { ...phrase, senses: [...(phrase.senses ?? []), ...shared] } : phrase;
  };
  for (const [names, phrase] of phrases)
    for (const name of names.split(NAMES)) {
      let node = root;
      for (const word of name.split(' ')) {
        const known = node.next.get(word);
        const next: Node = known ?? { next: new Map() };
        if (!known) node.next.set(word, next);
        node = next;
      }
      node.phrase = completePhrase(phrase);
    }

  return (tokens) => {
    const marks: Mark[] = [];
    let from = 0;
    while (from < tokens.length) {
      let node: Node | undefined = root;
      let to = from;
      let phrase: Phrase | undefined;
      for (let at = from; at < tokens.length; at++) {
        node = node.next.get(tokens[at]!.text);
        if (!node) break;
        if (node.phrase) {
          phrase = node.phrase;
          to = at;
        }
      }
      const first = tokens[from]!;
      let { text } = first;
      for (let at = from + 1; at <= to; at++) text += ` ${tokens[at]!.text}`;
      marks.push({ text, phrase, joined: first.joined, start: first.start, end: tokens[to]!.end });
      from = to + 1;
    }
    return marks;
  };
}
