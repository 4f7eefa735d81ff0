import { listValues } from './findings';
import type { Sentence } from './sentence';

const SEEN = new Set(['front']);

/** Places the preceding things at parts ("zips at the cuffs"), and drops those that are hidden there. */
export function placeThings(sentence: Sentence, parts: readonly string[], end: number): void {
  for (const thing of sentence.placeable)
    sentence.say(
      listValues(thing, ([, , place]) => !!place && parts.includes(place), { start: thing.start, end }),
    );
  sentence.placed = true;
  dropHidden(sentence, parts);
}

function dropHidden(sentence: Sentence, parts: readonly string[]): void {
  const { found, lexicon, nearest } = sentence;
  for (const { value, start, end } of nearest) {
    const attribute = sentence.getAttribute(value);
    const hidden = lexicon.notAt[attribute] ?? [];
    if (!parts.some((part) => hidden.includes(part)) || parts.some((part) => SEEN.has(part))) continue;
    found.values = found.values.filter(
      (said) => said.start < start || said.end > end || sentence.getAttribute(said.value) !== attribute,
    );
  }
  sentence.nearest = [];
}
