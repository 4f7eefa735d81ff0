import type { ArticleSummary } from '../../content/article';
import { getPageLanguage } from '../../lib/messages/page-language';

/** Those that are translated, as long as there are any; by their addresses the others open in English. */
export function listInLanguage<Summary extends Pick<ArticleSummary, 'language'>>(
  all: readonly Summary[],
): readonly Summary[] {
  const own = all.filter(({ language }) => language === getPageLanguage());
  return own.length > 0 ? own : all;
}
