/** Days per piece or outfit: every third day for ten years. */
export const MAX_WEARS = 1_200;
/** Number of days ahead for which an outfit can be planned. */
export const MAX_PLANS = 31;
export const LISTED_WEARS = 60;

export interface WornDays {
  /** Only the latest days, newest first. */
  wears: string[];
  /** Days in total. */
  timesWorn: number;
}

/** Idempotent. */
export function setWornDay<T extends WornDays>(worn: T, day: string, isWorn: boolean): T {
  const { wears, timesWorn } = worn;
  if (wears.includes(day) === isWorn) return worn;
  const others = wears.filter((wear) => wear !== day);
  return isWorn
    ? { ...worn, wears: [...others, day].sort().reverse().slice(0, LISTED_WEARS), timesWorn: timesWorn + 1 }
    : { ...worn, wears: others, timesWorn: timesWorn - 1 };
}
