import type { BestLooksResponse } from '@figura/contracts';
import { CLOTHING_CATEGORIES } from '@figura/contracts';

export function findLead(looks: BestLooksResponse['clothingByCategory']) {
  const category = CLOTHING_CATEGORIES.find((each) => looks[each]?.length);
  const among = category && looks[category];
  const look = among?.find(({ reason }) => reason) ?? among?.[0];
  return category && among && look ? { category, among, look } : null;
}
