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
 * A word before a noun describes that noun; one after "are" or a colon, the noun before. Fabric and color
 * describe the garment until "with". Linear time.
 */
export function readSentence(marks: readonly Mark[], lexicon: UnpackedLexicon): SentenceFindings {
  const sentence = new Sentence(removeAside(marks), lexicon);
  for (let index = 0; index < sentence.marks.length;) index = readMark(sentence, index);
  sentence.endSentence();
  return sentence.found;
}

/** Keeps the words before an aside if they name a garment: "T-shirt, cotton, machine wash at 30". */
function removeAside(marks: readonly Mark[]): readonly Mark[] {
  const aside = marks.findIndex(({ phrase }) => phrase?.role === 'aside');
  if (aside === -1) return marks;
  const before = marks.slice(0, marks.slice(0, aside).findLastIndex(({ text }) => text === ',') + 1);
  return before.some(({ phrase }) => phrase?.kind !== undefined) ? before : [];
}

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

/** True after words that state nothing: "5% elastane", "slightly longer". */
function isSkipped(sentence: Sentence, mark: Mark): boolean {
  if (!sentence.skipNext || isBreak(mark)) return false;
  const role = mark.phrase?.role;
  sentence.skipNext = role === 'filler' || role === 'determiner';
  return !isNoun(mark);
}
