import { getCategoryFromPath } from '@figura/contracts';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';

export function backToTrends(from: string | null, category: string): string {
  if (from === 'personalized') return pathTo.trends('personalized');
  const known = from === 'category' ? getCategoryFromPath(category) : null;
  return known ? pathTo.trendsOf(known) : paths.currentTrends;
}
