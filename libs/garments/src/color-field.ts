import type { ColorFinding } from './sentence/findings';
import { listSentences } from './tokens';
import type { Token } from './tokens';

/** Lexicon color indices by normalized name. */
export type ColorNames = Readonly<Record<string, number>>;

export type ColorFieldReader = (
  text: string,
  read: ColorFinding[],
  readPart: (tokens: readonly Token[]) => readonly ColorFinding[],
) => ColorFinding[];

/** Additional parts are ignored. */
const MAX_PARTS = 16;
const MAX_WORDS = 4;

/**
 * Reads each part separately: "Stone/Horn". The last words of an unknown part may be a color: "Washed-out
 * navy". The reading of the whole field wins unless it finds less.
 */
export function createColorFieldReader(names: ColorNames): ColorFieldReader {
  const byName = new Map(Object.entries(names));
  const findNamed = (tokens: readonly Token[]): ColorFinding[] => {
    const color = byName.get(tokens.map(({ text }) => text).join(' '));
    return color === undefined ? [] : [{ color, place: 0, start: tokens[0]!.start, end: tokens.at(-1)!.end }];
  };
  const listTrailingColors = (tokens: readonly Token[]): ColorFinding[] =>
    tokens.map((_, from) => findNamed(tokens.slice(from))).find((found) => found.length > 0) ?? [];
  return (text, read, readPart) => {
    const found = listSentences(text)
      .flatMap(listParts)
      .slice(0, MAX_PARTS)
      .flatMap((part) => {
        const whole = findNamed(part);
        if (whole.length > 0) return whole;
        const reading = readPart(part);
        return reading.length > 0 ? reading : listTrailingColors(part.slice(-MAX_WORDS));
      });
    return found.length > read.length ? found.map((color, index) => ({ ...color, place: index })) : read;
  };
}

function listParts(sentence: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of sentence)
    if (token.text === ',' || token.text === 'and') parts.push([]);
    else parts.at(-1)!.push(token);
  return parts.filter((part) => part.length > 0);
}
