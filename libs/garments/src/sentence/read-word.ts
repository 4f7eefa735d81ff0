import type { Sense } from '../compiled-lexicon';
import { isSaidAlone, listValues } from './findings';
import type { Mark } from '../marks';
import { isBreak, isNoun, isNumber } from './neighbors';
import type { Sentence } from './sentence';

/** The cloth of anything, at the end of a name: "ribbed cloth". */
const ANY_CLOTH = 'cloth';

/** "Distressed", "embellished": no noun, so that what stands before is not said of it. */
const PARTICIPLE = /...ed$/;

/** Reads a word that says something of a noun or by itself: of cloth, a color, or "wrapover". */
export function readWord(sentence: Sentence, index: number): void {
  if (sentence.negated) return;
  const mark = sentence.marks[index]!;
  // "In jersey with an embroidered motif": the cloth before is that of the garment.
  if (mark.text.startsWith('with ')) sentence.endClause();
  const { senses = [], color, cloth } = mark.phrase!;
  const isOfCloth = ([value]: Sense) => sentence.lexicon.cloth.includes(sentence.getAttribute(value));
  const alone = senses.filter(isSaidAlone);
  const ofCloth = alone.filter(isOfCloth);
  const said = alone.filter((sense) => !isOfCloth(sense));
  if (cloth !== undefined || ofCloth.length > 0) {
    waitAsCloth(sentence, mark, ofCloth);
    if (mark.text.startsWith('with ')) sentence.endCloth();
  } else if (color !== undefined) {
    const word = { mark, values: [], color: sentence.nextColor(color, mark) };
    if (isOfGarmentBefore(sentence, index)) sentence.sayOfGarment({ ...word, commas: sentence.commas });
    else sentence.wait(word);
  } else if (said.length < senses.length) sentence.wait({ mark, values: [] });
  if (said.length > 0) sayAlone(sentence, mark, said, sentence.marks[index + 1]);
  sentence.mayBePlaced(mark);
}

/** Whether a color stands right behind the garment and not before its own noun: "dress black v-neck". */
function isOfGarmentBefore({ marks, head, garment, governed }: Sentence, index: number): boolean {
  const isBehind = !!head && head === garment && head.end === marks[index - 1]?.end;
  return isBehind && !governed && !isNoun(marks[index + 1]) && !isBreak(marks[index + 1]);
}

/** Cloth waits for the noun that it is the cloth of, with what the words before say of it. */
function waitAsCloth(sentence: Sentence, mark: Mark, senses: readonly Sense[]): void {
  const { cloth } = mark.phrase!;
  const words = sentence.wordsFor(cloth === undefined ? [ANY_CLOTH] : [cloth, ANY_CLOTH], false);
  const given = words
    .flatMap(({ word, values }) => sentence.completed(values, word.values))
    .map((finding) => ({ ...finding, end: mark.end }));
  const own = listValues(mark, (sense) => senses.includes(sense), mark);
  sentence.waiting = sentence.waiting.filter((waits) => !words.some(({ word }) => word === waits));
  sentence.wait({ mark, values: sentence.completed(given, own) });
}

/** Says what a word means by itself. */
function sayAlone(sentence: Sentence, mark: Mark, senses: readonly Sense[], next: Mark | undefined): void {
  sentence.nearest = [];
  sentence.say(
    listValues(mark, (sense) => senses.includes(sense), mark).filter((finding) =>
      sentence.isSeenBefore(finding, next),
    ),
  );
  if (!isBreak(next) || next?.text === ',') return;
  // "Skirt in satin, bias cut", be it without the comma.
  if (sentence.governed && sentence.aboutGarment) sentence.endCloth();
  // A thing of its own, as "wrapover": words just before it were said of it, those of a list before it of the garment.
  sentence.endList();
  // "Jeans, dark, bootcut".
  sentence.waiting.forEach((word) => sentence.sayIfListItem(word));
  sentence.waiting = sentence.waiting.filter(({ mark: { phrase } }) => phrase === mark.phrase);
}

/** Reads a word that says nothing by itself; before a break it is a noun that is not known. */
export function readUnknown(sentence: Sentence, index: number): void {
  const { marks } = sentence;
  const { text, phrase } = marks[index]!;
  if (!isBreak(marks[index + 1]) || isNumber(text) || PARTICIPLE.test(text)) return;
  // What stood before was said of it.
  if (!sentence.aboutGarment || sentence.head) {
    sentence.endList();
    sentence.waiting = [];
  } else sentence.endClause();
  sentence.nearest = [];
  if (!phrase?.term) sentence.placeable = [];
}
