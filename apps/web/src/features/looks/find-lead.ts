import type { BestLooksResponse } from '@figura/contracts';
import { findLeadCategory } from '@figura/contracts';

export function findLead(looks: BestLooksResponse['clothingByCategory']) {
  const category = findLeadCategory((each) => Boolean(looks[each]?.length));
  const among = category && looks[category];
  const look = among?.find(({ reason }) => reason) ?? among?.[0];
  return category && among && look ? { category, among, look } : null;
}
