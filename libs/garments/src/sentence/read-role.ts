import { isSaidAlone, listValues } from './findings';
import { isBreak, isNumber, readPlaces } from './neighbors';
import { placeThings } from './place-things';
import type { Sentence } from './sentence';

/** Parts that have no fabric of their own: "with a V-neck in satin". */
const WITHOUT_CLOTH = new Set(['neck', 'waist', 'rise', 'fit', 'leg', 'slit', 'strap', 'heel', 'toe']);

const MAX_SIZE = 4;

/**
 * Reads a mark with a role.
 * @returns the next index; undefined for a mark without a role, or with another meaning as well
 */
export function readRole(sentence: Sentence, index: number): number | undefined {
  const { phrase } = sentence.marks[index]!;
  switch (phrase?.role) {
    case 'filler':
    case 'determiner':
      return phrase.senses ? undefined : index + 1;
    case 'negator':
      sentence.endClause();
      sentence.negated = true;
      return index + 1;
    case 'more':
      sentence.skipNext = true;
      return index + 1;
    case 'size':
      return readSize(sentence, index);
    case 'is':
      sentence.endClause();
      sentence.subject = sentence.head;
      return index + 1;
    case 'until-end':
      return sentence.marks.length;
    case 'lining':
      return readLining(sentence, index);
    case 'less':
      takeBack(sentence, index);
      return index + 1;
    case 'with':
      beginParts(sentence);
      return index + 1;
    case 'of':
      beginCloth(sentence, index);
      return index + 1;
    case 'at':
    case 'in':
      return readPlace(sentence, index);
    default:
      return undefined;
  }
}

function readSize(sentence: Sentence, index: number): number {
  sentence.endClause();
  const next = sentence.marks[index + 1];
  return next && !next.phrase && (isNumber(next.text) || next.text.length <= MAX_SIZE)
    ? index + 2
    : index + 1;
}

/** The fabric before "lined" is the lining; so is the one after it, if any. */
function readLining(sentence: Sentence, index: number): number {
  const mark = sentence.marks[index]!;
  const next = sentence.marks[index + 1];
  if (sentence.waiting.every(({ values }) => values.length === 0) && !mark.joined)
    sentence.wait({ mark, values: [] });
  forgetCloth(sentence);
  if (!isBreak(next) || next?.phrase?.role === undefined) return index + 1;
  sentence.endClause();
  sentence.aboutGarment = false;
  sentence.governed = true;
  sentence.ofLining = true;
  return next.phrase.role === 'at' ? index + 1 : index + 2;
}

/** "Leather-free", "coat look": cancels that fabric or garment. */
function takeBack(sentence: Sentence, index: number): void {
  const { found, marks } = sentence;
  forgetCloth(sentence);
  if (!marks[index]!.joined || found.kinds.at(-1)?.end !== marks[index - 1]?.end) return;
  found.kinds.pop();
  sentence.head = undefined;
  sentence.hasHead = false;
}

function forgetCloth(sentence: Sentence): void {
  for (const { mark, values } of sentence.waiting)
    if (values.length > 0) sentence.found.understood.push(mark);
  sentence.waiting = sentence.waiting.filter(({ values }) => values.length === 0);
}

function beginParts(sentence: Sentence): void {
  sentence.endClause();
  sentence.behindIn = false;
  sentence.negated = false;
  sentence.ofLining = false;
  sentence.aboutGarment = false;
  sentence.governed = true;
  sentence.head = undefined;
  sentence.subject = undefined;
  sentence.placeable = sentence.placeable.slice(-1);
  sentence.nearest = [];
}

/** "In jersey": the fabric of the preceding thing or, after a comma, of the garment. */
function beginCloth(sentence: Sentence, index: number): void {
  const mark = sentence.marks[index]!;
  if (mark.phrase?.senses) sentence.wait({ mark, values: listValues(mark, isSaidAlone, mark) });
  sentence.endClause();
  const { aboutGarment, head } = sentence;
  sentence.aboutGarment =
    sentence.marks[index - 1]?.text === ',' ||
    (aboutGarment && (!head || head.isGarment)) ||
    !!head?.names.some((name) => WITHOUT_CLOTH.has(name));
  sentence.governed = true;
  sentence.behindIn = mark.phrase?.role === 'in';
  sentence.subject = undefined;
}

function readPlace(sentence: Sentence, index: number): number {
  const { marks } = sentence;
  const { parts, end } = readPlaces(marks, index + 1);
  sentence.endClause(true);
  if (end > index) {
    placeThings(sentence, parts, marks[end]!.end);
    sentence.governed = true;
    sentence.behindIn = false;
    return end + 1;
  }
  if (marks[index]!.phrase?.role === 'in') beginCloth(sentence, index);
  else {
    sentence.aboutGarment = false;
    sentence.governed = true;
    sentence.behindIn = false;
    sentence.subject = undefined;
  }
  return index + 1;
}
