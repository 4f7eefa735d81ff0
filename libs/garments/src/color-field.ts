import type { ColorFinding } from './sentence/findings';
import { listSentences } from './tokens';
import type { Token } from './tokens';

/** Indices of a lexicon's colors by all their names in normal form. */
export type ColorNames = Readonly<Record<string, number>>;

/**
 * Reads a shop's field for colors.
 *
 * @param read what the field says as any other text
 * @param readPart the colors of some words of it, as any other text
 */
export type ColorFieldReader = (
  text: string,
  read: ColorFinding[],
  readPart: (tokens: readonly Token[]) => readonly ColorFinding[],
) => ColorFinding[];

/** More of a field are not looked at. */
const MAX_PARTS = 16;
/** Of the longest name of a color. */
const MAX_WORDS = 4;

/**
 * A reader that takes each part of the field by itself: "Stone/Horn", "Dark indigo, tobacco stitch". Where only colors stand
 * honey is one. Of a part that is no name its last words may be: "Washed-out navy". What the whole says stays where it says no
 * less.
 */
export function createColorFieldReader(names: ColorNames): ColorFieldReader {
  const byName = new Map(Object.entries(names));
  const named = (tokens: readonly Token[]): ColorFinding[] => {
    const color = byName.get(tokens.map(({ text }) => text).join(' '));
    return color === undefined ? [] : [{ color, place: 0, start: tokens[0]!.start, end: tokens.at(-1)!.end }];
  };
  const listEnding = (tokens: readonly Token[]): ColorFinding[] =>
    tokens.map((_, from) => named(tokens.slice(from))).find((found) => found.length > 0) ?? [];
  return (text, read, readPart) => {
    const found = listSentences(text)
      .flatMap(listParts)
      .slice(0, MAX_PARTS)
      .flatMap((part) => {
        const whole = named(part);
        if (whole.length > 0) return whole;
        const reading = readPart(part);
        return reading.length > 0 ? reading : listEnding(part.slice(-MAX_WORDS));
      });
    return found.length > read.length ? found.map((color, place) => ({ ...color, place })) : read;
  };
}

/** The words of a sentence between commas, slashes and "and". */
function listParts(sentence: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of sentence)
    if (token.text === ',' || token.text === 'and') parts.push([]);
    else parts.at(-1)!.push(token);
  return parts.filter((part) => part.length > 0);
}
