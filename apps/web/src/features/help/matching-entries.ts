import type { FaqEntry, HelpCategory } from '../../content/help';
import { containsText } from '../../lib/text/contains-text';
import type { Filter } from '../../lib/page/use-filter';
import { ALL } from '../../lib/page/use-filter';

/** The entries of the category that contain the query in their question or their answer, in their own order. */
export function matchingEntries(
  entries: readonly FaqEntry[],
  { category, query }: Filter<HelpCategory>,
): readonly FaqEntry[] {
  return entries.filter(
    (entry) =>
      (category === ALL || entry.category === category) &&
      containsText(query, [entry.question, entry.answer]),
  );
}
