import { capitalize } from '../../lib/text/capitalize';
import type { SuggestedOutfit } from '@figura/contracts';

type ToldOutfit = Pick<SuggestedOutfit, 'line' | 'sentence' | 'reasons'>;

const MAX_WORDS = 14;

const findOpening = (line: string): string => line.split(/[;:.]/)[0]!.toLowerCase();
/** "your waist", whatever garment shows it. */
const findDeed = (line: string): string =>
  line.replace(/\W+$/, '').split(/\s+/).slice(-2).join(' ').toLowerCase();
const isShort = (line: string): boolean => line.split(/\s+/).length <= MAX_WORDS;

/** One line each: outfits shown together neither begin alike nor say the same of the body. */
export function tellApart(outfits: readonly ToldOutfit[]): string[] {
  const said = new Set<string>();
  return outfits.map((outfit) => {
    const lines = listLines(outfit);
    const isNew = (line: string) => !said.has(findOpening(line));
    const line =
      lines.find((each) => isNew(each) && !said.has(findDeed(each))) ?? lines.find(isNew) ?? lines[0]!;
    said.add(findOpening(line)).add(findDeed(line));
    return line;
  });
}

function listLines({ line, sentence, reasons }: ToldOutfit): string[] {
  const own = line === undefined ? [] : [line, ...line.split('; ').slice(1).map(toSentence)];
  return [...[...own, sentence, ...reasons].filter(isShort), sentence];
}

function toSentence(part: string): string {
  return `${capitalize(part.trim().replace(/[.?!]$/, ''))}.`;
}
