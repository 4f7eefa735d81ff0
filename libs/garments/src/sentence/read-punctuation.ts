import { isConjunction } from './neighbors';
import type { Sentence } from './sentence';

/** Percentage from which a fiber is the main fabric. */
const MAIN_SHARE = 50;

export function readPunctuation(sentence: Sentence, index: number): boolean {
  const { text } = sentence.marks[index]!;
  if (text === '%') readPercent(sentence, index);
  else if (text === ',') readComma(sentence, index);
  else if (text === ':') readColon(sentence);
  else if (isConjunction(text)) readConjunction(sentence, index);
  else return false;
  return true;
}

function readPercent(sentence: Sentence, index: number): void {
  sentence.skipNext = Number(sentence.marks[index - 1]?.text) < MAIN_SHARE;
}

function readComma(sentence: Sentence, index: number): void {
  sentence.commas += 1;
  sentence.ofLining = false;
  if (sentence.subject) sentence.endClause();
  else if (sentence.governed) sentence.endCloth();
  if (sentence.head && !sentence.head.isGarment) sentence.governed = false;
  if (!isConjunction(sentence.marks[index + 1]?.text)) sentence.negated = false;
  sentence.placeable = [];
  sentence.nearest = [];
}

function readColon(sentence: Sentence): void {
  sentence.endClause();
  sentence.subject = sentence.head;
  sentence.negated = false;
}

function readConjunction(sentence: Sentence, index: number): void {
  // "With a brushed finish and a collar": the article starts another thing.
  const opensAnother = sentence.marks[index + 1]?.phrase?.role === 'determiner';
  if (sentence.governed || (opensAnother && sentence.head)) sentence.endCloth();
  // In "without a collar and long sleeves", the negation ends before words that have their own noun.
  if (sentence.marks[index + 1]?.phrase?.senses?.some(([, name]) => !!name)) sentence.negated = false;
  sentence.nearest = [];
}
