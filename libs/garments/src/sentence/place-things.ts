import { listValues } from './findings';
import type { Sentence } from './sentence';

/** Parts that are seen whatever else is: a V-neck front and back. */
const SEEN = new Set(['front']);

/**
 * Says of the things before that they are at parts ("zips at the cuffs"), and takes back what is hidden there.
 *
 * @param end where the words for the parts end
 */
export function placeThings(sentence: Sentence, parts: readonly string[], end: number): void {
  for (const thing of sentence.placeable)
    sentence.say(
      listValues(thing, ([, , place]) => !!place && parts.includes(place), { start: thing.start, end }),
    );
  sentence.placed = true;
  dropHidden(sentence, parts);
}

/** A V-neck at the back is not what is seen from the front. */
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
