import { ANY_GARMENT } from '../compile-lexicon';
import type { UnpackedLexicon } from '../compiled-lexicon';
import { isSaidAlone, listValues } from './findings';
import type { ValueFinding } from './findings';
import type { Mark } from '../marks';
import { isBeforeNoun, isBreak, isKindBehind, isNumber, findNounBehind, readPlaces } from './neighbors';
import { placeThings } from './place-things';
import type { Sentence } from './sentence';

const INSIDE = new Set(['lining', 'inside', 'insole']);
const SIDES = new Set(['front', 'back']);
const PLACING = new Set([...SIDES, 'side']);

/**
 * A part or kind, which the words before it describe.
 * @returns false if the following words are about something hidden, such as a lining
 */
export function readNoun(sentence: Sentence, index: number): boolean {
  const { marks } = sentence;
  const mark = marks[index]!;
  const { part, kind } = mark.phrase!;
  if (kind !== undefined && isCovering(marks, index)) return true;
  const isSeen = sentence.hasHead || !INSIDE.has(part ?? '') || isBeforeNoun(marks, index);
  if (isCompound(sentence, index)) {
    // In "ribbed polo neck", "polo" only says which neck.
    if (part !== undefined) describeNoun(sentence, index, true);
    // "Bodycon midi dress": the first kind describes the second.
    // A "stone" is a part and a color.
    const { color } = mark.phrase!;
    sentence.wait({
      mark,
      values: part === undefined ? listValues(mark, isSaidAlone, mark) : [],
      ...(color !== undefined && { color: sentence.findNextColor(color, mark) }),
    });
  } else if (!isPlace(sentence, index)) {
    const isPlaced = sentence.waiting.some((word) => PLACING.has(word.mark.phrase?.part ?? ''));
    describeNoun(sentence, index, false);
    if (!isPlaced) sentence.mayBePlaced(mark);
  }
  return isSeen;
}

/** True for the "fleece" of a "fleece-lined collar", false for a "blazer lined in satin". */
function isCovering(marks: readonly Mark[], index: number): boolean {
  const after = marks[index + 2]?.phrase?.role;
  return marks[index + 1]?.phrase?.role === 'lining' && after !== 'in' && after !== 'with';
}

/** True if a noun describes a later one, even after a comma: "long-sleeved", "loose-fitting". */
function isCompound({ marks, lexicon, hasHead }: Sentence, index: number): boolean {
  const mark = marks[index]!;
  const { part, kind } = mark.phrase!;
  // "Top flutter sleeves": a top is a garment if no other is named.
  const isKind = kind !== undefined && (part === undefined || (!hasHead && !isKindBehind(marks, index)));
  const isFollowed = isKind ? isBeforeKind(lexicon, marks, index) : isBeforeNoun(marks, index);
  return isFollowed || (/(?:ed|ing)$/.test(mark.text) && mark.joined);
}

/** True for "corset midi dress", false for "dress slit to the knee" and "robe fleece hooded". */
function isBeforeKind(lexicon: UnpackedLexicon, marks: readonly Mark[], index: number): boolean {
  const next = findNounBehind(marks, index);
  if (!next) return false;
  const { kind, senses = [] } = next.phrase!;
  const isCloth = senses.some(
    (sense) => isSaidAlone(sense) && lexicon.cloth.includes(lexicon.values[sense[0]]!.attribute),
  );
  if (isCloth) return false;
  if (next === marks[index + 1]) return !isVerbToo(next);
  const { lineage } = lexicon.kinds[marks[index]!.phrase!.kind!]!;
  return (
    kind !== undefined && next.phrase!.part === undefined && !lineage.includes(lexicon.kinds[kind]!.slug)
  );
}

const isVerbToo = ({ phrase }: Mark): boolean => phrase?.part === 'slit';

function isPlace(sentence: Sentence, index: number): boolean {
  const { marks, placeable, waiting } = sentence;
  const mark = marks[index]!;
  if (!SIDES.has(mark.phrase!.part ?? '') || placeable.length === 0 || waiting.length > 0) return false;
  placeThings(sentence, readPlaces(marks, index).parts, mark.end);
  return true;
}

function describeNoun(sentence: Sentence, index: number, compound: boolean): void {
  const { found, lexicon, marks } = sentence;
  const mark = marks[index]!;
  const { part, kind } = mark.phrase!;
  if (kind === undefined) sentence.endList();
  const { waiting } = sentence;
  const rank = rankNoun(sentence, index);
  const isGarment = kind !== undefined && (part === undefined || rank === 0);
  const lineage = kind === undefined ? [] : lexicon.kinds[kind]!.lineage;
  const names = [...lineage, ...(part === undefined ? [] : [part]), ...(isGarment ? [ANY_GARMENT] : [])];
  const words = sentence.findWords(names, compound);
  const given = words.flatMap(({ word, values }) =>
    values.map(({ value }) => ({ value, start: word.mark.start, end: mark.end })),
  );
  sentence.nearest = [];
  sentence.say(
    sentence
      .completeValues(
        given,
        listValues(mark, isSaidAlone, mark).filter(isNoCovering(sentence, kind !== undefined)),
      )
      .filter((finding) => sentence.isSeenBefore(finding, marks[index + 1])),
  );
  const left = waiting.filter((waits) => !words.some(({ word }) => word === waits));
  if (isGarment && !compound) {
    if (sentence.aboutGarment && !sentence.governed) left.forEach((word) => sentence.sayOfGarment(word));
    if (!sentence.negated) {
      const isObject = isObjectOfVerb(sentence.marks, index);
      found.kinds.push({ kind, rank, start: mark.start, end: mark.end, ...(isObject && { isObject }) });
    }
  } else if (part !== undefined) {
    // "Lantern sleeves, sweetheart neck top": it is the garment if nothing else is.
    if (kind !== undefined && rank === 1 && !compound && !sentence.negated)
      found.kinds.push({ kind, rank: 2, start: mark.start, end: mark.end });
  }
  // "Scarf with burgundy print": the print covers all of it.
  const isWhole = part === 'print' && sentence.garment?.names.includes('scarf') && found.colors.length === 0;
  if (isWhole) left.forEach((word) => sentence.sayOfGarment({ ...word, values: [] }));
  else if (!compound) left.forEach((word) => sentence.sayIfListItem(word));
  sentence.waiting = compound ? left : [];
  if (compound) return;
  sentence.head = { names, isGarment, start: mark.start, end: mark.end };
  if (isGarment) sentence.garment = sentence.head;
  sentence.commasAtHead = sentence.commas;
  sentence.inClothList = false;
  sentence.subject = undefined;
  sentence.hasHead = true;
}

function rankNoun({ marks, governed, aboutGarment, hasHead }: Sentence, index: number): 0 | 1 | 2 {
  // "Body: 95% cotton" is not a bodysuit.
  const isMeasured = marks[index + 1]?.text === ':' && isNumber(marks[index + 2]?.text);
  if (governed || !aboutGarment || isMeasured) return 2;
  return hasHead ? 1 : 0;
}

/** True for an unknown word before an article and a noun: "mind the hat". */
function isObjectOfVerb(marks: readonly Mark[], index: number): boolean {
  const before = marks[index - 2];
  if (marks[index - 1]?.phrase?.role !== 'determiner' || !before || before.phrase) return false;
  return !isBreak(before) && !isNumber(before.text);
}

/** After "lined in", "fleece" is neither the garment nor its fabric. */
function isNoCovering(sentence: Sentence, isKind: boolean): (finding: ValueFinding) => boolean {
  const { governed, aboutGarment, lexicon } = sentence;
  return ({ value }) =>
    !isKind || !governed || aboutGarment || !lexicon.cloth.includes(sentence.getAttribute(value));
}
