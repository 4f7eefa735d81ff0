import type { Sense } from '../compiled-lexicon';
import { isSaidAlone, listValues } from './findings';
import type { Mark } from '../marks';
import { isBreak, isNoun, isNumber } from './neighbors';
import type { Sentence } from './sentence';

const ANY_CLOTH = 'cloth';

/** "Distressed" and "embellished" are not nouns, so the words before do not describe them. */
const PARTICIPLE = /...ed$/;

export function readWord(sentence: Sentence, index: number): void {
  if (sentence.negated) return;
  const mark = sentence.marks[index]!;
  // "In jersey with an embroidered motif": the fabric before "with" is the garment's.
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
    const word = { mark, values: [], color: sentence.findNextColor(color, mark) };
    if (isOfGarmentBefore(sentence, index)) sentence.sayOfGarment({ ...word, commas: sentence.commas });
    else sentence.wait(word);
  } else if (said.length < senses.length) sentence.wait({ mark, values: [] });
  if (said.length > 0) sayAlone(sentence, mark, said, sentence.marks[index + 1]);
  sentence.mayBePlaced(mark);
}

/** True for a color right after the garment and not before its own noun: "dress black v-neck". */
function isOfGarmentBefore({ marks, head, garment, governed }: Sentence, index: number): boolean {
  const isBehind = !!head && head === garment && head.end === marks[index - 1]?.end;
  return isBehind && !governed && !isNoun(marks[index + 1]) && !isBreak(marks[index + 1]);
}

function waitAsCloth(sentence: Sentence, mark: Mark, senses: readonly Sense[]): void {
  const { cloth } = mark.phrase!;
  const words = sentence.findWords(cloth === undefined ? [ANY_CLOTH] : [cloth, ANY_CLOTH], false);
  const given = words
    .flatMap(({ word, values }) => sentence.completeValues(values, word.values))
    .map((finding) => ({ ...finding, end: mark.end }));
  const own = listValues(mark, (sense) => senses.includes(sense), mark);
  sentence.waiting = sentence.waiting.filter((waits) => !words.some(({ word }) => word === waits));
  sentence.wait({ mark, values: sentence.completeValues(given, own) });
}

function sayAlone(sentence: Sentence, mark: Mark, senses: readonly Sense[], next: Mark | undefined): void {
  sentence.nearest = [];
  sentence.say(
    listValues(mark, (sense) => senses.includes(sense), mark).filter((finding) =>
      sentence.isSeenBefore(finding, next),
    ),
  );
  if (!isBreak(next) || next?.text === ',') return;
  if (sentence.governed && sentence.aboutGarment) sentence.endCloth();
  // Such as "wrapover", which is a thing of its own: the words just before describe it, earlier list items the
  // garment.
  sentence.endList();
  sentence.waiting.forEach((word) => sentence.sayIfListItem(word));
  sentence.waiting = sentence.waiting.filter(({ mark: { phrase } }) => phrase === mark.phrase);
}

export function readUnknown(sentence: Sentence, index: number): void {
  const { marks } = sentence;
  const { text, phrase } = marks[index]!;
  if (!isBreak(marks[index + 1]) || isNumber(text) || PARTICIPLE.test(text)) return;
  if (!sentence.aboutGarment || sentence.head) {
    sentence.endList();
    sentence.waiting = [];
  } else sentence.endClause();
  sentence.nearest = [];
  if (!phrase?.term) sentence.placeable = [];
}
