import { MAX_WEARS } from '@figura/contracts';
import { trusted } from 'mongoose';

/** Lets through what has room for one more day in `wears`, also when days are noted at once, and what has that day already. */
export function hasRoomForWear(day: string) {
  return { $or: [{ wears: day }, { [`wears.${MAX_WEARS - 1}`]: trusted({ $exists: false }) }] };
}
