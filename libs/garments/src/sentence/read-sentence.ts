import type { UnpackedLexicon } from '../compiled-lexicon';
import type { SentenceFindings } from './findings';
import type { Mark } from '../marks';
import { isBreak, isNoun } from './neighbors';
import { readNoun } from './read-noun';
import { readPunctuation } from './read-punctuation';
import { readRole } from './read-role';
import { readUnknown, readWord } from './read-word';
import { Sentence } from './sentence';

/**
 * Reads the marks of one sentence. A word before a noun is said of that noun ("long, wide sleeves"), one behind "are" or a
 * colon of the noun before; a thing before "at", "in" or "around" is placed at the parts that follow; what cloth and color
 * are said of is the garment until "with" begins what it has. Each mark is looked at a bounded number of times.
 */
export function readSentence(marks: readonly Mark[], lexicon: UnpackedLexicon): SentenceFindings {
  const sentence = new Sentence(removeAside(marks), lexicon);
  for (let index = 0; index < sentence.marks.length;) index = readMark(sentence, index);
  sentence.endSentence();
  return sentence.found;
}

/** What stands before an aside, if that names a garment: "T-shirt, cotton, machine wash at 30". Otherwise nothing does. */
function removeAside(marks: readonly Mark[]): readonly Mark[] {
  const aside = marks.findIndex(({ phrase }) => phrase?.role === 'aside');
  if (aside === -1) return marks;
  const before = marks.slice(0, marks.slice(0, aside).findLastIndex(({ text }) => text === ',') + 1);
  return before.some(({ phrase }) => phrase?.kind !== undefined) ? before : [];
}

/** Reads the mark at an index, and returns the index of the next one to read. */
function readMark(sentence: Sentence, index: number): number {
  const { marks, found } = sentence;
  const mark = marks[index]!;
  const { phrase } = mark;
  if (isSkipped(sentence, mark) || readPunctuation(sentence, index)) return index + 1;
  const next = readRole(sentence, index);
  if (next !== undefined) return next;
  sentence.expect(mark);
  if (phrase?.sign !== undefined && !sentence.negated) {
    found.signs.push(phrase.sign);
    found.understood.push(mark);
  }
  if (isNoun(mark)) return readNoun(sentence, index) ? index + 1 : marks.length;
  if (phrase?.senses || phrase?.color !== undefined || phrase?.cloth !== undefined) readWord(sentence, index);
  else readUnknown(sentence, index);
  return index + 1;
}

/** Whether a word is skipped because what stands before states nothing of it: "5% elastane", "slightly longer". */
function isSkipped(sentence: Sentence, mark: Mark): boolean {
  if (!sentence.skipNext || isBreak(mark)) return false;
  const role = mark.phrase?.role;
  sentence.skipNext = role === 'filler' || role === 'determiner';
  return !isNoun(mark);
}
