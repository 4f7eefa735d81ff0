/** Days on which one piece or one outfit was worn: ten years of every third day. */
export const MAX_WEARS = 1_200;
/** Days that an answer names of a piece or an outfit, the latest; how many there are in all it says beside them. */
export const LISTED_WEARS = 60;

/** What an answer says of the days on which something was worn. */
export interface WornDays {
  /** The latest, newest first. */
  wears: string[];
  /** On how many days in all. */
  timesWorn: number;
}

/** The same with one more day, or without one; a day that is noted already, or was not, changes nothing. */
export function setWornDay<T extends WornDays>(worn: T, day: string, isWorn: boolean): T {
  const { wears, timesWorn } = worn;
  if (wears.includes(day) === isWorn) return worn;
  const others = wears.filter((each) => each !== day);
  return isWorn
    ? { ...worn, wears: [...others, day].sort().reverse().slice(0, LISTED_WEARS), timesWorn: timesWorn + 1 }
    : { ...worn, wears: others, timesWorn: timesWorn - 1 };
}
