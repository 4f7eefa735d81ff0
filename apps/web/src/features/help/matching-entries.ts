import type { FaqEntry, HelpCategory } from '../../content/help/faq-entry';
import { doesContainText } from '../../lib/text/contains-text';
import { createWordSearch } from '../../lib/text/word-search';
import type { Filter } from '../../lib/page/use-filter';
import { ALL } from '../../lib/page/use-filter';

export function listMatchingEntries(
  entries: readonly FaqEntry[],
  { category, query }: Filter<HelpCategory>,
): readonly FaqEntry[] {
  const offered = entries.filter((entry) => category === ALL || entry.category === category);
  if (query.trim() === '') return offered;
  const listTexts = (entry: FaqEntry) => [entry.question, entry.answer];
  const exact = offered.filter((entry) => doesContainText(query, listTexts(entry)));
  const byWords = createWordSearch(offered.map(listTexts))(query).map((index) => offered[index]!);
  return [
    ...[...exact].sort((a, b) => rankWords(query, a) - rankWords(query, b)),
    ...byWords.filter((entry) => !exact.includes(entry)),
  ];
}

/** 0: whole words in the question; 1: in the answer; 2: otherwise. */
function rankWords(query: string, { question, answer }: FaqEntry): number {
  const words = toPlainWords(query);
  const rank = [question, answer].findIndex((text) => ` ${toPlainWords(text)} `.includes(` ${words} `));
  return rank === -1 ? 2 : rank;
}

function toPlainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
